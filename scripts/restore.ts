// npm run restore -- FILE restores a backup into an empty database, completely or not at all.
import { existsSync } from 'node:fs'
import { counted } from '#domain/counted.ts'
import { restore } from '../server/backup/restore.ts'
import { readConfig, WrongSetting } from '../server/config.ts'
import { startEmbeddedPostgres } from '../server/database/embedded/start-postgres.ts'
import { reach } from '../server/database/reach.ts'
import { keysPath } from '../server/secrets/keys-file.ts'
import { findKeys } from '../server/secrets/require-keys.ts'
import { pathFrom, sentenceFor } from './say.ts'

try {
  const path = pathFrom(process.argv, 'npm run restore -- FILE')
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  if (!config.keys && !existsSync(keysPath(config.dataDir))) {
    throw new WrongSetting(
      `${keysPath(config.dataDir)} should be there: put the file of the installation that made the backup there, or set LISTPASS_KEYS. Nothing was restored.`,
    )
  }
  const keys = findKeys(config)
  const { at, rows, jobs } = await (config.databaseUrl ? intoGiven(config.databaseUrl) : intoOwn(config.dataDir))
  const tables = { users: 'organiser', lists: 'list', contacts: 'contact', scans: 'scan' }
  const counts = Object.entries(tables).map(([table, one]) => counted(rows[table] ?? 0, one))
  console.log(`Everything is as it was on ${at}:`)
  console.log(`${counts.join(', ')}.`)
  if (jobs > 0) {
    console.log(`${counted(jobs, 'piece of work was', 'pieces of work were')} under way, to go on with the next start.`)
  }
  console.log('What was scanned at the doors since then is not in it. npm run verify compares it with Mailchimp.')
  process.exit(0)

  async function intoGiven(databaseUrl: string) {
    await reach(databaseUrl)
    return restore(path, { connectionString: databaseUrl }, keys)
  }

  /** Fails if a server runs on the data folder; the error names that server. */
  async function intoOwn(dataDir: string) {
    const postgres = await startEmbeddedPostgres({ dataDir })
    return restore(path, postgres.address, keys).finally(() => postgres.stop())
  }
} catch (error) {
  console.error(sentenceFor(error, process.env))
  process.exit(1)
}
