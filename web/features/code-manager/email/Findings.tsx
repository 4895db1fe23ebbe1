import { Link } from 'react-router'
import type { CheckedDraft, DraftFinding } from '#contract/campaigns.ts'
import { paths } from '../../../product/paths.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { LightSign } from './LightSign.tsx'
import styles from './preflight.module.css'
import { words } from './words.ts'

type Props = { listId: string; found: CheckedDraft }

export function Findings({ listId, found }: Props) {
  const { findings, without_code: without } = found
  if (findings.length === 0) {
    return (
      <div className={styles['panel']} data-light="ready">
        <LightSign light="ready" size={32} />
        <div>
          <h3>{words.ready}</h3>
          <p>{words.readyText}</p>
        </div>
      </div>
    )
  }
  return (
    <ul role="list" className={styles['findings']}>
      {findings.map((finding) => (
        <li key={finding.id} className={styles['panel']} data-light={finding.light}>
          <LightSign light={finding.light} size={finding.light === 'wrong' ? 32 : 24} />
          <div>
            <h3>{finding.light === 'wrong' ? words.wrong(finding.sentence) : finding.sentence}</h3>
            <p>{finding.todo}</p>
            {finding.check === 'recipients' && without.names.length > 0 && (
              <p>
                <UserText text={namesOf(without)} />
              </p>
            )}
            {finding.where !== null && (
              <p className={styles['where']}>
                {words.where} <code dir="ltr">{finding.where}</code>
              </p>
            )}
            <NextStep listId={listId} finding={finding} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Some of the guests, and how many more there are. */
function namesOf({ names, count }: CheckedDraft['without_code']): string {
  const some = names.join(', ')
  const others = (count ?? 0) - names.length
  return others > 0 ? words.andOthers(some, others) : some
}

/** The screen on which a finding about the list can be mended. */
function NextStep({ listId, finding: { check } }: { listId: string; finding: DraftFinding }) {
  if (check === 'doors') return <Link to={paths.listPart(listId, 'doors')}>{words.toDoors}</Link>
  const isOfList = ['recipients', 'fields', 'codes', 'listening'].includes(check)
  return isOfList && <Link to={paths.listPart(listId, 'settings')}>{words.toSettings}</Link>
}
