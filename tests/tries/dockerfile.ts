import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Instruction {
  readonly name: string
  readonly text: string
}

/** From a FROM to the next one. */
export interface Stage {
  readonly image: string
  readonly name: string
  readonly instructions: readonly Instruction[]
}

/** The instructions of the Dockerfile, with their lines joined and without comments. */
export function readDockerfile(root: string): readonly Stage[] {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
  const stages: (Stage & { instructions: Instruction[] })[] = []
  for (const line of lines.split('\n').filter(Boolean)) {
    const [, name = '', text = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') {
      const [image = '', , as = String(stages.length)] = text.split(' ')
      stages.push({ image, name: as, instructions: [] })
    } else stages.at(-1)?.instructions.push({ name, text })
  }
  return stages
}

/** What a container of a stage is started with. */
export interface ContainerSettings {
  readonly user: string
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  readonly command: readonly string[]
  readonly healthCheck: readonly string[]
}

export function settingsOf(
  stage: Stage,
  buildArguments: Readonly<Record<string, string>>,
): ContainerSettings {
  const last = (name: string) =>
    stage.instructions.findLast(instruction => instruction.name === name)?.text ?? ''
  const list = (text: string): string[] => JSON.parse(text.slice(text.indexOf('[')))
  return {
    user: last('USER'),
    folder: last('WORKDIR'),
    environment: Object.fromEntries(
      last('ENV')
        .split(' ')
        .map(pair => pair.split('='))
        .map(([name = '', value = '']) => [
          name,
          value.replace(/^\$(\w+)$/, (_, argument) => buildArguments[argument] ?? ''),
        ]),
    ),
    command: list(last('CMD')),
    healthCheck: list(last('HEALTHCHECK')),
  }
}
