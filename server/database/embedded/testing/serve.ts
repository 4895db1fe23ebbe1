// The database part of a server, for tests that kill it. Prints the process ids that it started, and ends in order when
// its input closes.
import { startEmbeddedPostgres } from '../start-postgres.ts'

const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2]!, log: (message) => console.error(message) })
console.log(
  JSON.stringify({ pid: postgres.pid(), isAdopted: postgres.isAdopted, connectionString: postgres.connectionString }),
)
process.stdin.resume().once('end', () => void postgres.stop())
