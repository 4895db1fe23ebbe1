import type { OccasionsWords } from '../../en/occasions/index.ts'
import { afterwards } from './afterwards.ts'
import { form } from './form.ts'
import { page } from './page.ts'
import { plan } from './plan.ts'
import { rehearsal } from './rehearsal.ts'
import { sentences } from './sentences.ts'

/** The words of the occasions of a list in French, by area. */
export const occasions = { afterwards, form, page, plan, rehearsal, sentences } satisfies OccasionsWords
