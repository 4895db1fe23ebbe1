import { StrictMode, type ReactNode } from 'react'
import { SupportEmail } from '../product/support-email.ts'
import { SignInProvider } from './SignInContext.tsx'

type Props = { supportEmail: string | undefined; children: ReactNode }

/** Wraps the router, in the browser and in prerendering. */
export function Listpass({ supportEmail, children }: Props) {
  return (
    <StrictMode>
      <SupportEmail value={supportEmail}>
        <SignInProvider>{children}</SignInProvider>
      </SupportEmail>
    </StrictMode>
  )
}
