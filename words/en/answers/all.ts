import { accounts } from './accounts.ts'
import { auth } from './auth.ts'
import { batches } from './batches.ts'
import { campaigns } from './campaigns.ts'
import { codes } from './codes.ts'
import { doors } from './doors.ts'
import { http } from './http.ts'
import { lists } from './lists.ts'
import { merging } from './merging.ts'
import { occasions } from './occasions.ts'
import { privacy } from './privacy.ts'
import { teams } from './teams.ts'

/** The areas by name. A code is in one of them. */
export const areas = {
  http,
  auth,
  teams,
  merging,
  accounts,
  lists,
  codes,
  batches,
  occasions,
  doors,
  campaigns,
  privacy,
}

export const en = {
  ...http,
  ...auth,
  ...teams,
  ...merging,
  ...accounts,
  ...lists,
  ...codes,
  ...batches,
  ...occasions,
  ...doors,
  ...campaigns,
  ...privacy,
}

export type AnswerWords = typeof en
