import { schema } from '../../database/names.ts'
import { schemaNames } from '../../database/sql-files.ts'
import { askDatabase } from '../server-process.ts'

/**
 * The database of an earlier release: it has data and needs an upgrade. If no table changed since the last release,
 * every function is marked as changed instead.
 */
export async function databaseBefore(connectionString: string): Promise<string> {
  const applied = await askDatabase({ connectionString }, `select from ${schema}.schema_files`)
  if (applied.length === schemaNames.length)
    await askDatabase({ connectionString }, `update ${schema}.schema_functions set hash = 'of the release before'`)
  return connectionString
}
