import type { List } from '#contract/list.ts'
import { type GuestStatus, guestStatuses } from '#domain/guest-status.ts'
import { wordsFor } from '../../../api/declined.ts'
import { guestCount, guestsExplained } from '../../../product/guest-count.ts'
import { Switch } from '../../../ui/Switch.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { YesOrNo } from './controls.tsx'
import { FoldingCard } from './FoldingCard.tsx'
import { words } from '../../../words/settings.ts'
import { quiet } from '../../../ui/layout.ts'
import styles from './settings.module.css'
import { hintOf, hintOfOthers } from './status-hints.ts'
import { useChangeList } from './use-change-list.ts'

/** Which statuses in Mailchimp get codes and count as guests, each with its number of people. */
export function GuestStatuses({ list }: { list: List }) {
  const choice = useChangeList(list.id)
  const { guest_statuses: counting, contacts_by_status: counts, admit_uncounted: admits } = list
  const known = list.qr_values_set ? counts : undefined
  const explained = guestsExplained(list)
  const others = guestStatuses.filter((status) => !counting.includes(status))
  return (
    <FoldingCard
      id="who-counts"
      title={words.guestStatuses.title}
      aside={list.qr_values_set && words.guestStatuses.guests({ guests: guestCount(list) })}
      isOpenOnDesk
    >
      <p className={quiet()}>
        {explained === undefined ? words.guestStatuses.why : `${explained}. ${words.guestStatuses.why}`}
      </p>
      <ul role="list" className={styles['statuses']}>
        {guestStatuses.map((status) => (
          <li key={status}>
            <Switch
              label={words.guestStatuses.names[status]}
              hint={hintOf(status, known?.[status])}
              isOn={counting.includes(status)}
              isBusy={choice.isPending}
              onChange={(isOn) => choice.mutate({ guest_statuses: changed(counting, status, isOn) })}
            />
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <YesOrNo
              setting="admit_uncounted"
              list={list}
              changing={choice}
              label={words.guestStatuses.admit}
              hint={admits ? hintOfOthers(sumOf(known, others)) : words.guestStatuses.turnedAway}
            />
          </li>
        )}
      </ul>
      {choice.isError && <TroubleNotice {...wordsFor(choice.error, words.guestStatuses.failed)} />}
    </FoldingCard>
  )
}

function changed(counting: readonly string[], status: GuestStatus, isOn: boolean): GuestStatus[] {
  return guestStatuses.filter((each) => (each === status ? isOn : counting.includes(each)))
}

/** Undefined while no numbers are known. */
function sumOf(counts: List['contacts_by_status'] | undefined, statuses: readonly GuestStatus[]): number | undefined {
  return counts && statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
}
