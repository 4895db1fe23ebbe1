// npm run admin -- COMMAND manages organisers, teams, lists and links. Exits 1 when the command failed, and 2 for an unknown use.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { withAdmin } from '../server/admin/open-admin.ts'
import { type Config, readConfig, WrongSetting } from '../server/config.ts'
import { withDatabase } from '../server/database/reach-own.ts'
import { keysPath } from '../server/secrets/keys-file.ts'
import { findKeys } from '../server/secrets/require-keys.ts'
import { WrongUse } from './admin/command.ts'
import { type Called, explain, readCommand } from './admin/read-command.ts'
import { printed } from './admin/report.ts'
import { pointToSandbox } from './run-sandbox.ts'
import { sentenceFor } from './say.ts'

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const called = readCommand(process.argv.slice(2))
  console.log(called ? await answer(called) : explain())
  process.exit(0)
} catch (error) {
  console.error(sentenceFor(error, process.env))
  if (error instanceof WrongUse) console.error('npm run admin alone says what there is.')
  process.exit(error instanceof WrongUse ? 2 : 1)
}

async function answer({ command, isForPrograms, ...asked }: Called): Promise<string> {
  pointToSandbox(readConfig(process.env), process.env)
  const config = readConfig(process.env)
  refuseNothing(config)
  const keys = findKeys(config)
  const report = await withDatabase(config, (address) =>
    withAdmin(address, keys.setting, config, (admin) => command.run(admin, { ...asked, ask })),
  )
  return printed(report, isForPrograms)
}

/** A read-only tool creates neither a database nor keys. */
function refuseNothing({ databaseUrl, keys, dataDir }: Config): void {
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new WrongSetting(`DATA_DIR should be the folder of a Listpass that was started, and ${dataDir} is none.`)
  if (!keys && !existsSync(keysPath(dataDir)))
    throw new WrongSetting(`${keysPath(dataDir)} should be there: put the keys of this installation back.`)
}

/** Reads a line from the terminal or from a pipe; undefined when the input ends without a line. */
async function ask(question: string): Promise<string | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const ended = new Promise<undefined>((resolve) => void terminal.once('close', () => resolve(undefined)))
  try {
    return await Promise.race([terminal.question(question), ended])
  } finally {
    terminal.close()
  }
}
