import { useCallback, useEffect, useMemo, useState } from 'react'
import type { User } from '#contract/auth.ts'
import { dropToken, keepToken, onTokenDropped, readToken } from '../api/session-token.ts'
import { useIsTakingOver } from '../ui/use-is-taking-over.ts'
import type { SignInState } from './access.ts'

type Who = { state: SignInState; user: User | undefined }

const nobody: Who = { state: 'signed-out', user: undefined }

/**
 * Who is signed in (SPEC §4): a stored token is checked with the server once, at the start. A page that was written at the
 * build was written for nobody, and is taken over so.
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
    void findUser().then((user) => {
      if (isCurrent) setWho(user ? { state: 'signed-in', user } : nobody)
    })
    return () => {
      isCurrent = false
    }
  }, [])

  useEffect(() => onTokenDropped(() => setWho(nobody)), [])

  const signIn = useCallback((user: User, token: string) => {
    keepToken(token)
    setWho({ state: 'signed-in', user })
  }, [])

  /** The server is told; that it could not be, keeps nobody signed in (SPEC §4). */
  const signOut = useCallback(async () => {
    const { endSession } = await import('./check-session.ts')
    await endSession()
    dropToken()
  }, [])

  return useMemo(() => ({ ...who, signIn, signOut }), [who, signIn, signOut])
}

/** Loaded only when there is a token to check: a visitor of the public pages never pays for it. */
async function findUser(): Promise<User | undefined> {
  try {
    const { checkSession } = await import('./check-session.ts')
    return await checkSession()
  } catch (error) {
    console.warn('The session could not be checked.', error)
    dropToken()
    return undefined
  }
}
