import { openDatabase, type Place } from '#database/connect.ts'
import type { OwnDatabase } from '#database/database.ts'
import { type Command, runCommand } from '../server/operator/commands.ts'
import { askServer, CommandFailed } from '../server/operator/control-socket.ts'
import { type Environment, readEnvironment } from '../server/environment.ts'
import { databaseError, startFailure } from '../server/operator/start-error.ts'

/** Where the settings say that the data are. */
export function placeOf({ databaseUrl, dataFolder }: Environment): Place {
  return databaseUrl ? { databaseUrl } : { dataFolder }
}

/** What was typed after the name of a program is not what it needs; the message says what is. */
export class WrongUse extends Error {}

/** Runs a program with the settings of the server, and says in a sentence what it could not do. */
export async function program(run: (environment: Environment) => Promise<void>): Promise<void> {
  try {
    const environment = readEnvironment(process.env)
    await run(environment).catch((error: unknown) => {
      throw databaseError(error, environment)
    })
  } catch (error) {
    const isToldInWords = error instanceof WrongUse || error instanceof CommandFailed
    console.error(isToldInWords ? error.message : startFailure(error))
    process.exitCode = 1
  }
}

/** Has a command run by the server of the data folder, or here when none runs, and prints the answer. */
export async function printAnswer(command: Command, environment: Environment): Promise<void> {
  const { dataFolder } = environment
  const answer =
    (await askServer(dataFolder, command)) ??
    (await withDatabase(placeOf(environment), database =>
      runCommand(command, { database, environment, sender: { origin: environment.siteUrl ?? '' } }),
    ))
  process.stdout.write(answer)
}

export async function withDatabase<T>(place: Place, work: (database: OwnDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(place)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
