import { alerts } from './alerts.ts'
import { ask } from './ask.ts'
import { badge } from './badge.ts'
import { calls } from './calls.ts'
import { kiosk } from './kiosk.ts'
import { newCode } from './new-code.ts'
import { partyQuestion } from './party-question.ts'
import { people } from './people.ts'
import { questions } from './questions.ts'
import { ready } from './ready.ts'
import { settings } from './settings.ts'
import { startKiosk } from './start-kiosk.ts'
import { status } from './status.ts'
import { undo } from './undo.ts'
import { walkIn } from './walk-in.ts'

/** What loads after the camera: sheets, questions, the kiosk. */
export const later = {
  alerts,
  ask,
  badge,
  calls,
  kiosk,
  newCode,
  partyQuestion,
  people,
  questions,
  ready,
  settings,
  startKiosk,
  status,
  undo,
  walkIn,
}

export type LaterWords = typeof later
