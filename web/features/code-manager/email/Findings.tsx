import styles from './email.module.css'
import { Link } from 'react-router'
import type { CheckedDraft, DraftFinding } from '#contract/campaigns.ts'
import { paths } from '../../../product/paths.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { words as managerWords } from '../../../words/manager.ts'
import { LightSign } from './DraftRows.tsx'
import { stacked } from '../../../ui/layout.ts'
import { words as draftsWords } from '../../../words/drafts.ts'

type Props = { listId: string; findings: readonly DraftFinding[]; without: CheckedDraft['without_code'] }

export function Findings({ listId, findings, without }: Props) {
  if (findings.length === 0) {
    return (
      <div className={styles['panel']} data-light="ready">
        <LightSign light="ready" size={32} />
        <div>
          <h3>{draftsWords.email.ready}</h3>
          <p>{draftsWords.email.readyText}</p>
        </div>
      </div>
    )
  }
  return (
    <ul role="list" className={stacked(3)}>
      {findings.map((finding) => (
        <li key={finding.id} className={styles['panel']} data-light={finding.light}>
          <LightSign light={finding.light} size={finding.light === 'wrong' ? 32 : 24} />
          <div>
            <h3>
              {finding.light === 'wrong' ? draftsWords.email.wrong({ sentence: finding.sentence }) : finding.sentence}
            </h3>
            <p>{finding.todo}</p>
            {finding.check === 'recipients' && without.names.length > 0 && (
              <p>
                <UserText text={namesOf(without)} />
              </p>
            )}
            {finding.where !== null && (
              <p className={styles['where']}>
                {draftsWords.email.where} <code dir="ltr">{finding.where}</code>
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
  return others > 0 ? draftsWords.email.andOthers({ names: some, others }) : some
}

/** The screen on which a finding about the list can be mended. */
function NextStep({ listId, finding: { check } }: { listId: string; finding: DraftFinding }) {
  if (check === 'doors') return <Link to={paths.listPart(listId, 'doors')}>{draftsWords.email.toDoors}</Link>
  const isOfList = ['recipients', 'fields', 'codes', 'listening'].includes(check)
  return isOfList && <Link to={paths.qrManager(listId, 'setup')}>{managerWords.list.toSetup}</Link>
}
