import { useCallback, useEffect, useMemo, useState } from 'react'
import type { User } from '#contract/auth.ts'
import { serverWaitMs } from '../api/server-wait.ts'
import { splitTeamPath } from '#contract/team-path.ts'
import { dropToken, keepToken, onTokenDropped, readToken } from '../api/session-token.ts'
import { paths } from '../product/paths.ts'
import { useIsTakingOver } from '../ui/use-is-taking-over.ts'
import type { SignInState } from './access.ts'

type Who = { state: SignInState; user: User | undefined }

const nobody: Who = { state: 'signed-out', user: undefined }

/**
 * The signed-in organiser (SPEC §4): a stored token is checked with the server at the start. A prerendered page was
 * rendered signed out, and is hydrated the same way.
 */
export function useSignIn() {
  const isTakingOver = useIsTakingOver()
  const [found, setWho] = useState<Who>(() =>
    import.meta.env.SSR || readToken() === undefined ? nobody : { state: 'checking', user: undefined },
  )
  const who = isTakingOver ? nobody : found

  useEffect(() => {
    if (readToken() === undefined) return
    let isCurrent = true
    let again: ReturnType<typeof setTimeout> | undefined
    async function check() {
      const user = await findUser()
      if (!isCurrent) return
      setWho(readToken() === undefined ? nobody : { state: 'signed-in', user })
      if (user === undefined && readToken() !== undefined) again = setTimeout(check, checkAgainMs)
    }
    void check()
    return () => {
      isCurrent = false
      clearTimeout(again)
    }
  }, [])

  useEffect(() => onTokenDropped(() => setWho(nobody)), [])

  /** The person has changed something about themselves. */
  const renew = useCallback((user: User) => setWho({ state: 'signed-in', user }), [])

  const signIn = useCallback(
    (user: User, token: string) => {
      keepToken(token)
      renew(user)
    },
    [renew],
  )

  /** Calls the server. If that fails, the organiser is still signed out in this browser (SPEC §4). */
  const signOut = useCallback(async () => {
    const { endSession } = await import('./check-session.ts')
    await endSession()
    dropToken()
  }, [])

  return useMemo(() => ({ ...who, signIn, renew, signOut }), [who, signIn, renew, signOut])
}

/** The pause between retries while there is no answer. */
const checkAgainMs = 10_000

/**
 * Loaded only if there is a token to check, so visitors of public pages never pay for it. Undefined without an answer:
 * only a server that does not know the session ends it, and that call drops the token. A busy or restarting server, or
 * a hall without a network, costs no organiser the sign-in. A door waits only briefly for the server.
 */
async function findUser(): Promise<User | undefined> {
  const isAtDoor = splitTeamPath(location.pathname).rest.startsWith(paths.scanner)
  try {
    const { checkSession } = await import('./check-session.ts')
    return await checkSession(isAtDoor ? AbortSignal.timeout(serverWaitMs) : undefined)
  } catch (error) {
    console.warn('The session could not be checked.', error)
    return undefined
  }
}
