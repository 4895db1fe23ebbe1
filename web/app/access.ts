import { paths } from '../product/paths.ts'
import type { Access } from './routes.ts'

export type SignInState = 'checking' | 'signed-in' | 'signed-out'

/**
 * The redirect for a visitor without access; undefined if they may stay, or while sign-in is being checked (SPEC §5).
 */
export function whereElse(
  access: Access,
  state: SignInState,
  here: { path: string; next: string | null },
): string | undefined {
  if (state === 'checking') return undefined
  if (access === 'member' && state === 'signed-out') return withNext(paths.logIn, here.path)
  if (access === 'guest' && state === 'signed-in') return safeNext(here.next) ?? paths.dashboard
  return undefined
}

/** Passes the requested screen through sign-in. The dashboard is the default anyway. */
export function withNext(path: string, next: string | undefined): string {
  return next === undefined || next === paths.dashboard ? path : `${path}?next=${encodeURIComponent(next)}`
}

/**
 * Accepts only our own paths. `//host` and `/\host` would lead to another site, and so would a tab between the two,
 * which browsers drop.
 */
export function safeNext(next: string | null): string | undefined {
  return next !== null && /^\/(?![/\\])\P{Cc}*$/u.test(next) ? next : undefined
}
