import type { DoorWords } from '../../en/door/index.ts'
import { alerts } from './alerts.ts'
import { ask } from './ask.ts'
import { badge } from './badge.ts'
import { bar } from './bar.ts'
import { calls } from './calls.ts'
import { camera } from './camera.ts'
import { card } from './card.ts'
import { choose } from './choose.ts'
import { firstTime } from './first-time.ts'
import { kiosk } from './kiosk.ts'
import { latest } from './latest.ts'
import { newCode } from './new-code.ts'
import { occasion } from './occasion.ts'
import { page } from './page.ts'
import { party } from './party.ts'
import { partyQuestion } from './party-question.ts'
import { people } from './people.ts'
import { questions } from './questions.ts'
import { ready } from './ready.ts'
import { screen } from './screen.ts'
import { settings } from './settings.ts'
import { startKiosk } from './start-kiosk.ts'
import { status } from './status.ts'
import { trying } from './trying.ts'
import { typing } from './typing.ts'
import { undo } from './undo.ts'
import { verdict } from './verdict.ts'
import { walkIn } from './walk-in.ts'
import { reasons } from '../reasons.ts'
import { sentences } from '../sentences.ts'

/** The words of a door in Spanish, by area. Staff and guests are addressed informally. */
export const door = {
  alerts,
  ask,
  badge,
  bar,
  calls,
  camera,
  card,
  choose,
  firstTime,
  kiosk,
  latest,
  newCode,
  occasion,
  page,
  party,
  partyQuestion,
  people,
  questions,
  ready,
  reasons,
  screen,
  sentences,
  settings,
  startKiosk,
  status,
  trying,
  typing,
  undo,
  verdict,
  walkIn,
} satisfies DoorWords
