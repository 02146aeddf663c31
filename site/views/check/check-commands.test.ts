import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scorecard } from '#audit/judge/scorecard.ts'
import { languages } from '#contracts/languages.ts'
import { inLanguage } from '../../content/bilingual.ts'
import { contentFile } from '../../content/content-file.ts'
import { terminalBefore } from '../../testing/terminal.ts'
import { checkExample } from './words.ts'

const files = readdirSync('content/checks').map(name => name.replace(/\.yaml$/u, ''))

/** What the server answers, and at which path. */
let answer = { at: '/', text: '' }
const terminal = terminalBefore((request, response) => {
  const { status, headers, body } = request.url === answer.at ? readAnswer(answer.text) : nothingThere
  response.writeHead(status, headers).end(`${body}\n`)
})

test('every check of the rubric has its examples and its command, and no other has', () => {
  const checks = scorecard.pillars.flatMap(pillar => pillar.checks.map(([{ id }]) => id))
  expect(checks.length).toBeGreaterThan(40)
  expect(files.toSorted()).toEqual(checks.toSorted())
})

test('a page says why its check has no point where the rubric gives none, and there alone', () => {
  const points = new Map(
    scorecard.pillars.flatMap(({ checks }) => checks.map(([{ id }, worth]) => [id, worth])),
  )
  const unscored = files.filter(id => points.get(id) === 0)
  expect(unscored.length).toBeGreaterThan(5)
  for (const language of languages) {
    const says = files.filter(id => {
      const { reason } = inLanguage(checkExample.parse(contentFile(`checks/${id}.yaml`)), language)
      return /^(?:Sans point|No point|\{precision\})/u.test(reason)
    })
    expect(says).toEqual(unscored)
  }
})

test.each(files)('the command of %s prints the output shown on its page, for both examples', async id => {
  const parsed = checkExample.parse(contentFile(`checks/${id}.yaml`))
  for (const language of languages) {
    const { at, command, passes, fails, prints } = inLanguage(parsed, language)
    expect(await printed(command, { at, text: passes })).toBe(prints.passing)
    expect(await printed(command, { at, text: fails })).toBe(prints.failing)
    expect(prints.passing).not.toBe(prints.failing)
  }
})

/** What anyone would see in a terminal, had they this example at their address. */
async function printed(command: string, example: typeof answer): Promise<string> {
  answer = example
  return terminal.printed(command)
}

const nothingThere = { status: 404, headers: {}, body: '' }

/** An example that begins with a status line is a whole answer; any other is a body. */
function readAnswer(text: string) {
  if (!text.startsWith('HTTP/1.1 ')) return { status: 200, headers: {}, body: text }
  const [head = '', body = ''] = text.split('\n\n')
  const [statusLine = '', ...lines] = head.split('\n')
  const headers = Object.fromEntries(lines.map(line => line.split(': ')))
  return { status: Number(statusLine.split(' ')[1]), headers, body }
}
