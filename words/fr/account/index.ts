import type { AccountWords } from '../../en/account/index.ts'
import { passkeys } from '../../en/account/passkeys.ts'
import { person } from '../../en/account/person.ts'
import { secondStep } from '../../en/account/second-step.ts'
import { team } from '../../en/account/team.ts'
import { activity } from './activity.ts'

/** The words of the account in French, by area. Organisers are addressed formally. */
export const account = { activity, passkeys, person, secondStep, team } satisfies AccountWords
