import { currentUser, logOut, type User } from '#contract/auth.ts'
import { call } from '../api/call.ts'

export async function checkSession(): Promise<User> {
  const { user } = await call(currentUser, {})
  return user
}

export async function endSession(): Promise<void> {
  await call(logOut, {}).catch((error: unknown) => console.warn('The server could not be told of the logout.', error))
}
