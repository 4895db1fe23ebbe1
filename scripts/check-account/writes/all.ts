import type { Belief } from '../belief.ts'
import { contactIdStays, ownTiesAreSteady, sinceSees } from './changes.ts'
import { refusesLongTags, saysWhenFull } from './fields.ts'
import { keepsStatuses, namesRefusedRows, refusesMoreRows, updatesRows, writesInTime } from './rows.ts'
import type { Trial } from './trial.ts'
import {
  archivedIsNew,
  changesArchived,
  changesCleaned,
  emptyClears,
  passesUnknownKeys,
  unsetReadsEmpty,
} from './values.ts'

/** The order matters: a member's initial values are read before they change. */
export const writeBeliefs: Belief<Trial>[] = [
  unsetReadsEmpty,
  updatesRows,
  keepsStatuses,
  changesCleaned,
  changesArchived,
  archivedIsNew,
  namesRefusedRows,
  emptyClears,
  passesUnknownKeys,
  sinceSees,
  contactIdStays,
  ownTiesAreSteady,
  writesInTime,
  refusesMoreRows,
  refusesLongTags,
  saysWhenFull,
]
