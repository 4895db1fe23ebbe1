import type { LetterWords } from '../../en/letters/index.ts'
import { code } from './code.ts'
import { frame } from './frame.ts'
import { invitation } from './invitation.ts'
import { merging } from './merging.ts'
import { notices } from './notices.ts'
import { password } from './password.ts'
import { signIn } from './sign-in.ts'

/** Letters to guests and to organisers. */
export const letters = { ...frame, code, invitation, merging, notices, password, signIn } satisfies LetterWords
