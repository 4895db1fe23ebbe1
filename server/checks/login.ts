// The user of DATABASE_APP_URL, with whom the running server signs in.
import { appRole, workerRole } from '../database/names.ts'

export const skippedLogin =
  'The user of DATABASE_URL may not prepare the user of DATABASE_APP_URL, so the server signs in with DATABASE_URL. Let an ' +
  `administrator make that user and grant it ${appRole} and ${workerRole}: docs/operate.md, “Several servers”.`

export function appUserOf(databaseAppUrl: string): { user: string; password: string } {
  const { username, password } = new URL(databaseAppUrl)
  return { user: decodeURIComponent(username), password: decodeURIComponent(password) }
}

/** True if the user lacks a right of the database. Throws anything else. */
export function isNotAllowed(error: Error & { code?: string }): true {
  if (error.code === '42501') return true
  throw error
}
