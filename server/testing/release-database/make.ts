// RELEASE=0.1.0 TO=FILE node --test server/testing/release-database/make.ts writes the database of the present release,
// from which later releases are upgraded (server/proofs/upgrade.test.ts). `npm run release` runs it.
import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { functionHashes, schemaNames } from '../../database/sql-files.ts'
import { createDatabase } from '../postgres.ts'
import { startListeningApp } from '../start-listening-app.ts'
import { testKeys } from '../start-test-app.ts'
import { fill, type Known } from './fill.ts'
import { writeSql } from './sql.ts'

test('the database of this release is written', async () => {
  const { RELEASE: release, TO: path } = process.env
  assert.ok(release && path, 'RELEASE and TO should say which release, and where to.')
  const app = await startListeningApp()
  const filled = await fill(app)
  await app.stop()
  const known: Known = { release, schema: schemaNames, functions: functionHashes, keys: testKeys, ...filled }
  const empty = await createDatabase()
  const sql = await writeSql(app.connectionString, empty.connectionString)
  await empty.drop()
  await writeFile(path, gzipSync(`-- ${JSON.stringify(known)}\n${sql}`, { level: 9 }))
})
