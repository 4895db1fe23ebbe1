import { Suspense, type ReactNode } from 'react'

/** Parts whose files load once it is on. */
export function Later({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return isOn && <Suspense>{children}</Suspense>
}
