import type { AnswerWords } from '../../en/answers/all.ts'
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

/** What the server says when a call succeeds, in Dutch. */
export const answers = {
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
} satisfies AnswerWords
