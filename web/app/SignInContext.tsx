import { createContext, useContext, type ReactNode } from 'react'
import { useSignIn } from './use-sign-in.ts'

type SignIn = ReturnType<typeof useSignIn>

const Context = createContext<SignIn | undefined>(undefined)

export function SignInProvider({ children }: { children: ReactNode }) {
  const who = useSignIn()
  return <Context value={who}>{children}</Context>
}

export function useWho(): SignIn {
  const who = useContext(Context)
  if (!who) throw new Error('SignInProvider is missing')
  return who
}
