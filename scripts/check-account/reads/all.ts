import type { Belief } from '../belief.ts'
import { oneHost, tagsAreFree } from './account.ts'
import {
  archivedAreApart,
  beforeCounts,
  givesContactIds,
  isSteady,
  isWhole,
  readsInTime,
  sinceCounts,
} from './listing.ts'
import type { Reading } from './reading.ts'
import { tagsAreSegments } from './segments.ts'
import { countIsLimited, eightAtOnce, namesAreChecked, refusalsAreProblems } from './refusals.ts'

export const readBeliefs: Belief<Reading>[] = [
  isWhole,
  readsInTime,
  isSteady,
  sinceCounts,
  beforeCounts,
  givesContactIds,
  archivedAreApart,
  tagsAreFree,
  tagsAreSegments,
  refusalsAreProblems,
  eightAtOnce,
  oneHost,
  countIsLimited,
  namesAreChecked,
]
