import { createContext, useContext, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { TeamHere } from '../product/team-here.ts'
import { useSignIn } from './use-sign-in.ts'
import type { Team } from '#contract/own-teams.ts'
import { onLockedTeam } from '../api/locked-team.ts'
import { teamOfAddress } from '../api/team-of-address.ts'

/** The pause between retries while there is no answer. */
const tryAgainMs = 10_000

/** The teams of the signed-in person, and the one that the address names. */
function useTeams(personId: string | undefined): TeamHere {
  const [found, setFound] = useState<{ of: string; teams: readonly Team[]; isTrial: boolean }>()
  const { teams, isTrial = false } = found?.of === personId ? (found ?? {}) : {}

  const reload = useCallback(async () => {
    if (personId === undefined) return
    const { findTeams } = await import('./check-session.ts')
    const { teams: all, is_trial: isSandbox } = await findTeams()
    setFound({ of: personId, teams: all, isTrial: isSandbox })
  }, [personId])

  useEffect(() => {
    if (personId === undefined) return
    let isLeft = false
    let again: ReturnType<typeof setTimeout> | undefined
    const look = () =>
      void reload().catch(() => {
        if (!isLeft) again = setTimeout(look, tryAgainMs)
      })
    look()
    const stopListening = onLockedTeam(look)
    return () => {
      isLeft = true
      stopListening()
      clearTimeout(again)
    }
  }, [personId, reload])

  return useMemo(() => {
    const named = import.meta.env.SSR ? undefined : teamOfAddress()
    const isOwn = named === undefined || named === personId
    // A person who left their own team uses their oldest team as home.
    const team = named === undefined ? teams?.[0] : teams?.find(({ id }) => id === named)
    // Nearly everyone is the owner of their own team, so its screens do not wait for the answer.
    const role = teams === undefined && isOwn ? 'owner' : team?.role
    return { teams, team, role, isOwn, isTrial, reload }
  }, [teams, isTrial, personId, reload])
}

type SignIn = ReturnType<typeof useSignIn>

const Context = createContext<SignIn | undefined>(undefined)

export function SignInProvider({ children }: { children: ReactNode }) {
  const who = useSignIn()
  const here = useTeams(who.user?.id)
  return (
    <Context value={who}>
      <TeamHere value={here}>{children}</TeamHere>
    </Context>
  )
}

export function useWho(): SignIn {
  const who = useContext(Context)
  if (!who) throw new Error('SignInProvider is missing')
  return who
}
