import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { uniqueEmailId } from './ids.ts'
import { campaignSchema } from './campaign-schema.ts'
import { schema } from './schema.ts'

export type Database = {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- who writes the SQL knows what it selects
  one<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined
  /** The row of a statement that always returns one; throws otherwise. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
  first<Row>(sql: string, ...values: SQLInputValue[]): Row
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[]
  run(sql: string, ...values: SQLInputValue[]): { changes: number; id: number }
  transaction<Result>(work: () => Result): Result
  close(): void
}

/** Opens a file, or ':memory:'. Every statement is prepared once. */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const sqlite = new DatabaseSync(file)
  // A write that was answered is in the WAL, which outlives a killed process; only a power cut could take it back.
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -32000')
  sqlite.function('unique_email_id', { deterministic: true }, (email) => uniqueEmailId(String(email)))
  sqlite.exec(schema)
  sqlite.exec(campaignSchema)

  const prepared = new Map<string, StatementSync>()
  const statement = (sql: string) => {
    const known = prepared.get(sql)
    if (known) return known
    const made = sqlite.prepare(sql)
    prepared.set(sql, made)
    return made
  }

  return {
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
    one: <Row>(sql: string, ...values: SQLInputValue[]) => statement(sql).get(...values) as Row | undefined,
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
    first: <Row>(sql: string, ...values: SQLInputValue[]) => {
      const row = statement(sql).get(...values)
      if (row === undefined) throw new Error(`No row answers: ${sql}`)
      return row as Row
    },
    all: <Row>(sql: string, ...values: SQLInputValue[]) => statement(sql).all(...values) as Row[],
    run: (sql, ...values) => {
      const { changes, lastInsertRowid } = statement(sql).run(...values)
      return { changes: Number(changes), id: Number(lastInsertRowid) }
    },
    transaction: (work) => inTransaction(sqlite, work),
    close: () => sqlite.close(),
  }
}

function inTransaction<Result>(sqlite: DatabaseSync, work: () => Result): Result {
  if (sqlite.isTransaction) return work()
  sqlite.exec('begin immediate')
  try {
    const result = work()
    sqlite.exec('commit')
    return result
  } catch (error) {
    sqlite.exec('rollback')
    throw error
  }
}
