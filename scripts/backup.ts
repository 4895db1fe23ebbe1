// npm run backup -- FILE writes a snapshot of all stored data into one encrypted file. The server may keep running.
import { existsSync } from 'node:fs'
import { writeBackup } from '../server/backup/backup-file.ts'
import { readConfig } from '../server/config.ts'
import { withDatabase } from '../server/database/reach-own.ts'
import { findKeys } from '../server/secrets/require-keys.ts'
import { pathFrom, sentenceFor } from './say.ts'

try {
  const path = pathFrom(process.argv, 'npm run backup -- FILE')
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const keys = findKeys(config)
  const { bytes, key } = await withDatabase(config, (address) => writeBackup(path, address, keys))
  console.log(`${path} holds everything (${bytes.toLocaleString('en')} bytes), closed with the key ${key}.`)
  console.log(`Keep ${keys.where} in another place: without it nobody can read the backup, with it anybody can.`)
  process.exit(0)
} catch (error) {
  console.error(sentenceFor(error, process.env))
  process.exit(1)
}
