import styles from './email.module.css'
import { Link, useSearchParams } from 'react-router'
import type { ListedDraft } from '#contract/campaigns.ts'
import { showDate } from '../../../ui/show.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { useDecided } from './decided-light.ts'
import { words } from '../../../words/drafts.ts'
import type { Light } from '#domain/preflight.ts'
import { Glyph } from '../../../ui/Glyph.tsx'

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

const shapes: Record<Light | 'none', string> = {
  ready: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM7.5 12.5l3 3 6-6.5',
  look: 'M12 3 22.5 21h-21zM12 10v4.5M12 17.8v.01',
  wrong: 'M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8zM9 9l6 6M15 9l-6 6',
  none: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM8 12h8',
}

/** Its shape differs for each light, and words are always beside it. */
export function LightSign({ light, size = 24 }: { light: Light | 'none'; size?: number }) {
  return (
    <span className={styles['sign']} data-light={light}>
      <Glyph path={shapes[light]} size={size} />
    </span>
  )
}
