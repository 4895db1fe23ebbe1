import { Link, useSearchParams } from 'react-router'
import type { SentDraft } from '#contract/campaigns.ts'
import { paths } from '../../../product/paths.ts'
import { showDate } from '../../../ui/show.ts'
import { LightSign } from './LightSign.tsx'
import styles from './preflight.module.css'
import { words } from './words.ts'

/** A draft that was sent while its page was open, or since its link was kept. */
export function SentView({ listId, sent }: { listId: string; sent: SentDraft }) {
  const [search] = useSearchParams()
  const rest = new URLSearchParams(search)
  rest.delete('draft')
  const results = { pathname: paths.listPart(listId, 'results'), search: rest.toString() }
  return (
    <>
      <div className={styles['panel']} data-light="ready" role="status">
        <LightSign light="ready" size={32} />
        <div>
          <h3>{sent.sent_at === null ? words.sending : words.sent(showDate(sent.sent_at))}</h3>
          <p>{sent.sent_at === null ? words.sendingText : words.sentText}</p>
          <Link to={results}>{words.toResults}</Link>
        </div>
      </div>
      {sent.mailchimp_url !== null && (
        <a href={sent.mailchimp_url} target="_blank" rel="noreferrer" className={styles['link']}>
          {words.inMailchimp}
        </a>
      )}
    </>
  )
}
