// For `node --test --test-global-setup`: one database server for the whole run, passed to the files in the environment.
import { makeFirstFolder, startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
let removeFirstFolder: () => Promise<void>

export async function globalSetup(): Promise<void> {
  removeFirstFolder = await makeFirstFolder()
  server = await startTestServer()
  process.env['LISTPASS_TEST_SERVER'] = server.url
  process.env['LISTPASS_TEST_RUN'] = server.run
}

export async function globalTeardown(): Promise<void> {
  await server.stop()
  await removeFirstFolder()
}
