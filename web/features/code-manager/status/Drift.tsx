import { Button } from '../../../ui/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { RefusedList } from '../batch/Failures.tsx'
import { quiet } from '../../../ui/layout.ts'
import styles from '../code-manager.module.css'
import type { ListStatus } from './use-status.ts'
import { words } from '../../../words/manager.ts'

/** The values in Mailchimp that differ from ours, and the button that repairs them. */
export function Drift({ drift, onSync }: { drift: ListStatus['drift']; onSync: () => void }) {
  if (drift.count === 0) return <p className={quiet()}>{words.status.inStep}</p>
  const shown = new Set(drift.contacts.map(({ email }) => email)).size
  return (
    <>
      <Notice kind="warn" title={words.status.drift({ contacts: drift.count })} detail={words.status.driftText}>
        <Button size="small" look="action" onClick={onSync}>
          {words.status.sync}
        </Button>
      </Notice>
      <Disclosure summary={shown < drift.count ? words.status.whichFirst({ shown }) : words.status.which}>
        <DriftList contacts={drift.contacts} />
      </Disclosure>
    </>
  )
}

function DriftList({ contacts }: { contacts: ListStatus['drift']['contacts'] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard
    <div className={styles['people']} role="region" aria-label={words.status.which} tabIndex={0}>
      <ul role="list">
        {contacts.map(({ email, field, ours, mailchimp }) => (
          <li key={`${email} ${field}`}>
            <strong>
              <UserText text={email} />
            </strong>
            <span>{words.status.fields[field]}</span>
            <dl>
              <dt>{words.status.ours}</dt>
              <dd>
                <Value value={ours} />
              </dd>
              <dt>{words.status.mailchimp}</dt>
              <dd>
                <Value value={mailchimp} />
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Value({ value }: { value: string | null }) {
  if (value === null || value === '') return <span className={quiet()}>{words.status.nothing}</span>
  return (
    <code>
      <UserText text={value} />
    </code>
  )
}

export function Refused({ status }: { status: ListStatus }) {
  const { refused, refused_count: count } = status
  if (count === 0) return null
  return (
    <>
      <Notice kind="warn" title={words.status.refused({ contacts: count })} detail={words.status.refusedText} />
      <Disclosure
        summary={
          refused.length < count ? words.status.refusedFirst({ shown: refused.length }) : words.status.refusedList
        }
      >
        <RefusedList label={words.status.refusedPeople} refused={refused} />
      </Disclosure>
    </>
  )
}
