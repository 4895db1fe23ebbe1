import type { Guest } from '#contract/guests.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { browserZone, showWhen } from '../../../product/show-times.ts'
import { words } from './words.ts'

const kinds = {
  in: 'good',
  not_in: 'plain',
  left: 'plain',
  blocked: 'bad',
  refused: 'warn',
  removed: 'plain',
} as const

/** Whether a guest is in. A guest who came before they were blocked has both badges. A bounced email matters until the guest came. */
export function GuestStatus({ guest, zone }: { guest: Guest; zone: string | undefined }) {
  const { guest_status: status, left_at: leftAt } = guest
  const isBlockedToo = (status === 'in' || status === 'left') && (guest.is_blocked || guest.max_scans === 0)
  return (
    <>
      <Badge kind={kinds[status]}>
        {status === 'left' && leftAt !== null
          ? words.leftAt(showWhen(zone ?? browserZone(), leftAt))
          : words.statuses[status]}
      </Badge>
      {guest.is_unreached && status !== 'in' && status !== 'left' && <Badge kind="warn">{words.unreached}</Badge>}
      {isBlockedToo && <Badge kind="bad">{words.alsoBlocked}</Badge>}
    </>
  )
}
