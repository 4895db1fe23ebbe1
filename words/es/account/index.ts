import type { AccountWords } from '../../en/account/index.ts'
import { activity } from './activity.ts'
import { passkeys } from './passkeys.ts'
import { person } from './person.ts'
import { secondStep } from './second-step.ts'
import { team } from './team.ts'

/** The words of the account in Spanish, by area. */
export const account = { activity, passkeys, person, secondStep, team } satisfies AccountWords
