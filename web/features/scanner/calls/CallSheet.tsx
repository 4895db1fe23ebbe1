import { callSubjects } from '#domain/door-call.ts'
import { wordsFor } from '../../../api/declined.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { SlowHint } from '../../../ui/SlowHint.tsx'
import { TroubleNotice } from '../../../ui/TroubleNotice.tsx'
import { isolated } from '#domain/user-text.ts'
import type { DoorAccess } from '../door/door-access.ts'
import type { Scan } from '../door/scan-log.ts'
import { wordsOf } from '../words/scan-words.ts'
import styles from '../device.module.css'
import { useCallOrganiser } from './use-calls.ts'
import { words } from '../../../words/door-later.ts'

type Props = {
  access: DoorAccess
  listId: string
  /** The refused scan of the guest in question; undefined for a call about no guest. */
  scan: Scan | undefined
  isOffline: boolean
  onCalled: () => void
}

/** One tap calls the organiser, in a few words.calls. */
export function CallSheet({ access, listId, scan, isOffline, onCalled }: Props) {
  const calling = useCallOrganiser(access, listId, onCalled)
  const said = scan && wordsOf(scan)
  const subjects = callSubjects.filter((subject) => subject !== 'guest_insists' || scan)
  return (
    <div className={styles['call']}>
      {said && <p>{words.calls.about({ name: isolated(said.name, 80), reason: said.title })}</p>}
      <p>{words.calls.text}</p>
      {isOffline && <Notice kind="warn" title={words.calls.needsConnection} isUrgent />}
      {calling.isError && <TroubleNotice {...wordsFor(calling.error, words.calls.failed)} />}
      {subjects.map((about) => (
        <button
          key={about}
          type="button"
          disabled={isOffline || calling.isPending}
          onClick={() => calling.mutate({ about, scanId: scan?.id })}
        >
          {calling.isPending && calling.variables.about === about ? words.calls.calling : words.calls.subjects[about]}
        </button>
      ))}
      <SlowHint isWaiting={calling.isPending} />
    </div>
  )
}
