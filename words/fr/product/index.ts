import type { ProductWords } from '../../en/product/index.ts'
import { admissions } from './admissions.ts'
import { email } from './email.ts'
import { notices } from './notices.ts'
import { shared } from './shared.ts'
import { trying } from './trying.ts'
import { who } from './who.ts'

/** All words that several features share in French, by area. */
export const product = { ...shared, admissions, email, notices, trying, who } satisfies ProductWords
