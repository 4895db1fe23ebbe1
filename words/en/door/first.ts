import { bar } from './bar.ts'
import { camera } from './camera.ts'
import { card } from './card.ts'
import { choose } from './choose.ts'
import { firstTime } from './first-time.ts'
import { latest } from './latest.ts'
import { occasion } from './occasion.ts'
import { page } from './page.ts'
import { party } from './party.ts'
import { screen } from './screen.ts'
import { typing } from './typing.ts'
import { verdict } from './verdict.ts'
import { reasons } from '../reasons.ts'
import { sentences } from '../sentences.ts'

/** What a door needs before its first verdict. */
export const first = {
  bar,
  camera,
  card,
  choose,
  firstTime,
  latest,
  occasion,
  page,
  party,
  reasons,
  screen,
  sentences,
  typing,
  verdict,
}

export type FirstWords = typeof first
