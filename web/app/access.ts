import { paths } from '../product/paths.ts'
import type { Access } from './routes.ts'

export type SignInState = 'checking' | 'signed-in' | 'signed-out'

/** The redirect for a visitor without access; undefined when they may stay, or while sign-in is being checked (SPEC §5). */
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

/** Carries the screen that was asked for through sign-in. The dashboard is where sign-in leads anyway. */
export function withNext(path: string, next: string | undefined): string {
  return next === undefined || next === paths.dashboard ? path : `${path}?next=${encodeURIComponent(next)}`
}

/** Only a path of ours: `//host` and `/\host` would lead away, and so would a tab between the two, which browsers leave out. */
export function safeNext(next: string | null): string | undefined {
  return next !== null && /^\/(?![/\\])\P{Cc}*$/u.test(next) ? next : undefined
}
