import styles from './setup.module.css'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useOwnAddress } from '../../api/use-own-address.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { AddressNotice, useGuestAddress } from '../../product/GuestAddress.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { GuestsExplained } from '../../product/GuestsExplained.tsx'
import { paths } from '../../product/paths.ts'
import { SlowHint } from '../../ui/SlowHint.tsx'
import { Unseen } from '../../ui/Unseen.tsx'
import { readChosen } from './chosen.ts'
import { parts, type Outcome, type Part, goesOn, haveCodes } from './finish-setup.ts'
import { problemOf } from './problem.ts'
import { SetupFrame } from './SetupFrame.tsx'
import { inRows } from '../../ui/layout.ts'
import { useFinishSetup } from './use-finish-setup.ts'
import { words } from '../../words/setup.ts'

export function CompletePage() {
  const audience = readChosen('audience')
  if (audience === undefined || readChosen('account') === undefined) {
    return <Navigate to={paths.setupAccount} replace state={problemOf('missing')} />
  }
  return <Finish key={audience} listId={audience} />
}

function Finish({ listId }: { listId: string }) {
  const { at, done, progress, outcome, problem, start } = useFinishSetup(listId)
  return (
    <SetupFrame step={outcome ? 4 : 3} title={outcome ? words.wizard.completeTitle : words.wizard.finishTitle}>
      {!outcome && <p>{words.wizard.finishText}</p>}
      {outcome && <Completed />}
      <ol role="list" className={styles['parts']}>
        {parts.map((part) => (
          <PartOf key={part} part={part} state={stateOf(part, { at, done, hasFailed: problem !== undefined })}>
            {part === 'templates' && at === 'templates' && progress && (
              <>
                <progress
                  aria-label={words.wizard.parts.templates.title}
                  max={100}
                  value={progress.progress_percentage}
                />
                <span role="status">
                  {words.wizard.codesMade({ done: progress.processed_jobs, total: progress.total_jobs })}
                </span>
                {progress.notice !== null && <span>{progress.notice}</span>}
              </>
            )}
          </PartOf>
        ))}
      </ol>
      <SlowHint isWaiting={at !== undefined && progress === undefined && !problem} />
      {problem && (
        <Notice
          kind="bad"
          title={words.wizard.errorTitle}
          detail={[problem.message, problem.details].filter(Boolean).join(' ')}
          isUrgent
        >
          <Button look="action" onClick={() => start('webhook')}>
            {words.wizard.retry}
          </Button>
          {problem.mayPoll && <Button onClick={() => start('polling')}>{words.wizard.pollInstead}</Button>}
        </Notice>
      )}
      {problem?.mayPoll && <p>{words.wizard.pollText}</p>}
      {outcome && <Ready outcome={outcome} listId={listId} />}
    </SetupFrame>
  )
}

/** Ready for a campaign once guests can open the links in the emails. */
function Completed() {
  const own = useOwnAddress()
  const { isOpen } = useGuestAddress(own)
  if (isOpen) return <p>{words.wizard.completeText}</p>
  return (
    <>
      <p>{words.wizard.codesReady}</p>
      <AddressNotice own={own} />
    </>
  )
}

type PartState = 'waiting' | 'at work' | 'failed' | 'done'

function stateOf(
  part: Part,
  { at, done, hasFailed }: { at: Part | undefined; done: readonly Part[]; hasFailed: boolean },
): PartState {
  if (done.includes(part)) return 'done'
  if (at !== part) return 'waiting'
  return hasFailed ? 'failed' : 'at work'
}

function PartOf({ part, state, children }: { part: Part; state: PartState; children: ReactNode }) {
  const { title, text } = words.wizard.parts[part]
  return (
    <li data-state={state}>
      <span className={styles['number']} aria-hidden="true">
        {state === 'done' && <Icon name="check" size={18} />}
        {state === 'failed' && <Icon name="cross" size={18} />}
      </span>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
        <Unseen role="status">{words.wizard.partState[state]}</Unseen>
      </div>
    </li>
  )
}

function Ready({ outcome, listId }: { outcome: Outcome; listId: string }) {
  return (
    <>
      <p className={styles['result']}>{(outcome.goesOn ? goesOn : haveCodes)(outcome.withCode, outcome.total)}</p>
      {!outcome.goesOn && <GuestsExplained listId={listId} />}
      {outcome.refused > 0 && <Notice kind="warn" title={words.wizard.refused({ contacts: outcome.refused })} />}
      <div className={inRows(4, 'center')}>
        <ButtonLink to={paths.setupTemplates} look="action">
          {words.wizard.toTemplates}
        </ButtonLink>
        <ButtonLink to={paths.dashboard}>{words.wizard.viewMailchimp}</ButtonLink>
        {(outcome.goesOn || outcome.refused > 0) && (
          <ButtonLink to={paths.qrManager(listId)} look="plain">
            {words.wizard.seeProgress}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
