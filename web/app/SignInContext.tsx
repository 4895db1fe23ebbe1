import { createContext, useContext, type ReactNode } from 'react'
import { TeamHere } from '../product/team-here.ts'
import { useSignIn } from './use-sign-in.ts'
import { useTeams } from './use-teams.ts'

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
