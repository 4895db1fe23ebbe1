import { lazy, Suspense } from 'react'
import { Sheet } from '../../../ui/Sheet.tsx'
import { ReadyCheck } from '../device/ReadyCheck.tsx'
import { AskFirst } from '../ways-in/AskFirst.tsx'
import { AskGuest } from '../ways-in/AskGuest.tsx'
import { FindPeople } from '../ways-in/FindPeople.tsx'
import { CallSheet } from '../calls/CallSheet.tsx'
import { type Scan, shownScan, type ScanLog } from '../door/scan-log.ts'
import { kindOf, nameOfLocal } from '../words/scan-words.ts'
import type { Draft } from '../ways-in/new-guest.ts'
import { TypeCode } from '../ways-in/TypeCode.tsx'
import type { DoorParts } from './door-parts.ts'
import type { SheetName } from './door-view.ts'
import { DoorMenu } from './DoorMenu.tsx'
import { words as doorWords } from '../../../words/door.ts'
import { words as doorLaterWords } from '../../../words/door-later.ts'

// Parts of the screen that come with the sheets.
export { DoorNews } from './DoorNews.tsx'
export { UndoQuestion } from '../verdict/UndoQuestion.tsx'
/** For a guest who was let in. */
export { AskGuest }
/** For a scanner that is only tried, which has none of the other sheets. */
export { TypeCode }

/** Loaded when staff add the first guest. */
const AddGuest = lazy(async () => ({ default: (await import('../ways-in/AddGuest.tsx')).AddGuest }))

type Props = DoorParts & {
  sheet: SheetName | undefined
  onSheet: (sheet: SheetName | undefined) => void
  /** Undefined where an undo is no longer allowed. */
  onUndo: ((scan: Scan) => void) | undefined
  /** The list and the log are beside the camera. */
  isWide: boolean
  onOtherOccasion: (() => void) | undefined
  draft: Draft
}

/** The sheets that a tap opens over the camera. */
export function DoorSheets({ sheet, onSheet, onUndo, isWide, onOtherOccasion, draft, ...parts }: Props) {
  const { access, list, scans, camera, device, reading } = parts
  const walkIn = list.occasion?.walk_in
  const close = () => onSheet(undefined)
  const drop = () => {
    draft.keep(undefined)
    close()
  }
  return (
    <>
      <DoorMenu
        {...parts}
        isOpen={sheet === 'menu'}
        onClose={close}
        onReady={() => onSheet('ready')}
        onCall={() => onSheet('call')}
        {...{ onUndo, isWide, onOtherOccasion }}
      />
      {sheet === 'ready' && (
        <ReadyCheck
          camera={camera}
          device={device}
          door={scans.door}
          onAllow={() => camera.start(camera.deviceId)}
          onClose={close}
        />
      )}
      {sheet === 'type' && <TypeCode onCode={(text) => reading.take(text, 'typed')} onClose={close} />}
      {sheet === 'find' && (
        <FindPeople
          access={access}
          at={{ listId: list.list_id, occasionId: scans.door.occasion?.is.id }}
          isExit={scans.door.occasion?.direction === 'out'}
          isOffline={scans.door.connection === 'offline'}
          ownNames={scans.names}
          onCheckIn={(person) => {
            close()
            reading.takePerson(person)
          }}
          onAdd={walkIn ? () => onSheet('add') : undefined}
          onClose={close}
        />
      )}
      {sheet === 'call' && (
        <Sheet title={doorLaterWords.calls.title} closeLabel={doorWords.screen.close} isOpen onClose={close}>
          <CallSheet
            access={access}
            listId={list.list_id}
            scan={refusedNow(scans.log)}
            isOffline={scans.door.connection === 'offline'}
            onCalled={close}
          />
        </Sheet>
      )}
      {sheet === 'add' && walkIn && (
        <Sheet title={doorWords.screen.addGuest} closeLabel={doorWords.screen.close} isOpen onClose={drop}>
          <Suspense>
            <AddGuest
              consent={walkIn.consent}
              draft={draft}
              onAdd={(guest, text) => {
                close()
                scans.add(guest, text)
              }}
            />
          </Suspense>
        </Sheet>
      )}
    </>
  )
}

/** The guest who stands at the door, unless the last one was let in. */
function refusedNow(log: ScanLog) {
  const scan = shownScan(log)
  return scan && kindOf(scan) === 'refused' ? scan : undefined
}

type QuestionProps = { question: NonNullable<DoorParts['reading']['question']> }

/** What must be answered before a code counts: the list's questions to the guest, then staff's. */
export function Question({ question: { asked, letIn, answer, notNow } }: QuestionProps) {
  const { asks, known } = asked
  if (!asks) return <AskFirst asked={asked} onLetIn={letIn} onNotNow={notNow} />
  const name = (known && nameOfLocal(known)) ?? ''
  return <AskGuest name={name} asks={asks} isBefore onAnswer={answer} onSkip={notNow} />
}
