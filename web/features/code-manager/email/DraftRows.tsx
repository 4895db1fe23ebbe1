import { Link, useSearchParams } from 'react-router'
import type { ListedDraft } from '#contract/campaigns.ts'
import { showDate } from '../../../ui/show.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { useDecided } from './decided-light.ts'
import { LightSign } from './LightSign.tsx'
import styles from './email.module.css'
import { words } from '../../../words/drafts.ts'

export function DraftRows({ listId, drafts }: { listId: string; drafts: readonly ListedDraft[] }) {
  const decided = useDecided(listId)
  const [search] = useSearchParams()
  const to = (id: string) => {
    const next = new URLSearchParams(search)
    next.set('draft', id)
    return `?${next}`
  }
  return (
    <ul role="list" className={styles['rows']}>
      {drafts.map(decided).map((draft) => (
        <li key={draft.id}>
          <LightSign light={draft.light ?? 'none'} />
          <div>
            <Link to={to(draft.id)}>
              <UserText text={nameOf(draft)} />
            </Link>
            <p>
              <strong>{words.email.lights[draft.light ?? 'none']}</strong>
              {draft.headline !== null && <> · {draft.headline}</>}
            </p>
            <p>{factsOf(draft)}</p>
            <InMailchimp url={draft.mailchimp_url} name={nameOf(draft)} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** `name`: said to screen readers, because each draft of a list has such a link. */
export function InMailchimp({ url, name }: { url: string | null; name?: string }) {
  if (url === null) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className={styles['link']}
      aria-label={name === undefined ? undefined : `${words.email.inMailchimp}: ${name}`}
    >
      {words.email.inMailchimp}
    </a>
  )
}

export function nameOf({ title, subject }: Pick<ListedDraft, 'title' | 'subject'>): string {
  return title || subject || words.email.untitled
}

/** The facts about a draft, such as "Scheduled for 28 Nov 2026, 12:00 · 800 recipients". */
export function factsOf({ status, send_at: sendAt, receivers }: ListedDraft): string {
  const parts = [
    status === 'schedule' && sendAt !== null ? words.email.scheduled({ moment: showDate(sendAt) }) : undefined,
    receivers === null ? undefined : words.email.receivers({ recipients: receivers }),
  ]
  return parts.filter((part) => part !== undefined).join(' · ')
}
