import { Link, useSearchParams } from 'react-router'
import type { ListedDraft } from '#contract/campaigns.ts'
import { showDate } from '../../../ui/show.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { LightSign } from './LightSign.tsx'
import styles from './preflight.module.css'
import { words } from './words.ts'

export function DraftRows({ drafts }: { drafts: readonly ListedDraft[] }) {
  const [search] = useSearchParams()
  const to = (id: string) => {
    const next = new URLSearchParams(search)
    next.set('draft', id)
    return `?${next}`
  }
  return (
    <ul role="list" className={styles['rows']}>
      {drafts.map((draft) => (
        <li key={draft.id}>
          <LightSign light={draft.light ?? 'none'} />
          <div>
            <Link to={to(draft.id)}>
              <UserText text={nameOf(draft)} />
            </Link>
            <p>
              <strong>{words.lights[draft.light ?? 'none']}</strong>
              {draft.headline !== null && <> · {draft.headline}</>}
            </p>
            <p>{factsOf(draft)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export function nameOf({ title, subject }: Pick<ListedDraft, 'title' | 'subject'>): string {
  return title || subject || words.untitled
}

/** The facts about a draft, such as "Scheduled for 28 Nov 2026, 12:00 · 800 recipients". */
export function factsOf({ status, send_at: sendAt, receivers }: ListedDraft): string {
  const parts = [
    status === 'schedule' && sendAt !== null ? words.scheduled(showDate(sendAt)) : undefined,
    receivers === null ? undefined : words.receivers(receivers),
  ]
  return parts.filter((part) => part !== undefined).join(' · ')
}
