import { lazy } from 'react'
import type { DoorAsks } from '#contract/door-ask.ts'
import type { Scans } from '../door/door-state.ts'
import { wordsOf } from '../words/scan-words.ts'
import { GuestAlert } from '../verdict/GuestAlert.tsx'
import { NewCode } from '../verdict/NewCode.tsx'
import type { HeldGuest } from '../verdict/use-guest-alert.ts'

const AskGuest = lazy(async () => ({ default: (await import('./DoorSheets.tsx')).AskGuest }))

type Props = {
  held: HeldGuest
  asks: DoorAsks | null | undefined
  onAnswer: Scans['answer']
  onGotIt: () => void
}

/** A guest's alert, a new guest's code, or the questions to a guest who is in. */
export function HeldGuestParts({ held: { scan, shows }, asks, onAnswer, onGotIt }: Props) {
  if (shows === 'alert') return <GuestAlert key={scan.id} scan={scan} onGotIt={onGotIt} />
  if (shows === 'code') return <NewCode key={scan.id} scan={scan} onDone={onGotIt} />
  if (!asks) return null
  async function answer(answers: Parameters<Scans['answer']>[1]) {
    await onAnswer(scan.id, answers)
    onGotIt()
  }
  // A guest found by name is asked after the scan, and must answer too.
  const onSkip = asks.is_required ? undefined : onGotIt
  return (
    <AskGuest key={scan.id} name={wordsOf(scan).name} asks={asks} isBefore={false} onAnswer={answer} onSkip={onSkip} />
  )
}
