import { schema } from '../../database/names.ts'
import { schemaNames } from '../../database/sql-files.ts'
import { askDatabase } from '../server-process.ts'

/**
 * A database with data that wants bringing on: this one. Where a release was made a moment ago and no table has changed since,
 * it is told that each of its functions has.
 */
export async function databaseBefore(connectionString: string): Promise<string> {
  const applied = await askDatabase({ connectionString }, `select from ${schema}.schema_files`)
  if (applied.length === schemaNames.length)
    await askDatabase({ connectionString }, `update ${schema}.schema_functions set hash = 'of the release before'`)
  return connectionString
}
