// The types of tables.ts are those of the migrated database. LISTPASS_TABLE_TYPES=write writes them.
import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { test } from 'node:test'
import { createDatabase, templateDatabase } from '../testing/postgres.ts'
import { tableTypes } from '../testing/table-types.ts'
import { migrate } from './migrate.ts'

const { connectionString } = await createDatabase(
  await templateDatabase('functions', (address) => migrate({ connectionString: address })),
)
const path = new URL('tables.ts', import.meta.url)

test('tables.ts has the tables and columns of the database', async () => {
  const made = await tableTypes(connectionString)
  if (process.env['LISTPASS_TABLE_TYPES'] === 'write') await writeFile(path, made)
  assert.equal(await readFile(path, 'utf8'), made, 'npm run table-types writes it anew')
})
