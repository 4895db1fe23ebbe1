import { GuestAlert } from './GuestAlert.tsx'
import { NewCode } from './NewCode.tsx'
import type { HeldGuest } from './use-guest-alert.ts'

/** A guest's alert, or a new guest's code. */
export function HeldGuestParts({ held: { scan, shows }, onGotIt }: { held: HeldGuest; onGotIt: () => void }) {
  return shows === 'alert' ? (
    <GuestAlert key={scan.id} scan={scan} onGotIt={onGotIt} />
  ) : (
    <NewCode key={scan.id} scan={scan} onDone={onGotIt} />
  )
}
