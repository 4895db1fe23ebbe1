import type { Client, Connection, Submittable } from 'pg'

export type Column = { name: string; tableID: number; columnID: number; dataTypeID: number }

/** What pg calls on a query that is under way. */
type Answered = Submittable & {
  handleRowDescription: (message: { fields: Column[] }) => void
  handleError: (error: Error) => void
  handleReadyForQuery: () => void
}

/** The columns that a statement would answer with. Nothing is run. */
export function describeStatement(client: Client, text: string): Promise<Column[]> {
  const described = Promise.withResolvers<Column[]>()
  let columns: Column[] = []
  const question: Answered = {
    submit(connection: Connection) {
      connection.parse({ name: '', text, types: [] }, true)
      connection.describe({ type: 'S', name: '' }, true)
      connection.sync()
    },
    handleRowDescription({ fields }) {
      columns = fields
    },
    handleError: described.reject,
    handleReadyForQuery: () => described.resolve(columns),
  }
  client.query(question)
  return described.promise
}
