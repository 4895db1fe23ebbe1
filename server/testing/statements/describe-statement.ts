import type { Client, Connection, Submittable } from 'pg'

export type Column = { name: string; tableID: number; columnID: number; dataTypeID: number }

/** The methods that pg calls on a running query. */
type Answered = Submittable & {
  handleRowDescription: (message: { fields: Column[] }) => void
  handleError: (error: Error) => void
  handleReadyForQuery: () => void
}

/** The result columns of a statement, without running it. */
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
