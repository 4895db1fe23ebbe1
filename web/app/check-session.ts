import { currentUser, logOut, type User } from '#contract/auth.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { allTeams } from '#contract/own-teams.ts'
import { call } from '../api/call.ts'

export async function checkSession(signal?: AbortSignal): Promise<User> {
  const { user } = await call(currentUser, {}, signal)
  return user
}

export function findTeams(): Promise<AnswerOf<typeof allTeams>> {
  return call(allTeams, {})
}

/** If a browser's storage does not answer, the organiser must still be signed out. */
const storageTakesMs = 2000

/** The number of scans on this device that wait for the signed-in organiser. */
export async function scansThatWait(): Promise<number> {
  const { countOfOrganiser } = await import('../features/scanner/offline/sweep.ts')
  const late = new Promise<number>((resolve) => setTimeout(resolve, storageTakesMs, 0))
  return Promise.race([countOfOrganiser(), late])
}

/** Signs out, and deletes the lists that this browser stored for the scanner. */
export async function endSession(): Promise<void> {
  const { forgetListsOfOrganiser } = await import('../features/scanner/offline/sweep.ts')
  await forgetListsOfOrganiser().catch((error: unknown) => console.warn('The lists stay in this browser.', error))
  await call(logOut, {}).catch((error: unknown) => console.warn('The server could not be told of the logout.', error))
}
