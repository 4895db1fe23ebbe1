// npm run rotate-keys re-seals every stored secret with a new key. With --lost, it deletes secrets whose key is gone.
import { existsSync } from 'node:fs'
import { readConfig } from '../server/config.ts'
import { withDatabase } from '../server/database/reach-own.ts'
import { sealedColumns } from '../server/sealed-columns.ts'
import { resealWithGiven, rotateOwnKeys } from '../server/secrets/rotate-keys.ts'
import { sentenceFor } from './say.ts'

const say = (line: string) => console.log(line)
const isLost = process.argv.includes('--lost')

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { keys, databaseUrl, dataDir } = readConfig(process.env)
  if (!keys) await rotateOwnKeys(dataDir, sealedColumns, say, isLost)
  else
    await withDatabase({ databaseUrl, dataDir }, (address) =>
      resealWithGiven({ address, columns: sealedColumns }, keys, say, isLost),
    )
  process.exit(0)
} catch (error) {
  console.error(sentenceFor(error, process.env))
  process.exit(1)
}
