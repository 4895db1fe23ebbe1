import type { AppWords } from '../../en/app/index.ts'
import { bar } from './bar.ts'
import { language } from './language.ts'
import { locked } from './locked.ts'
import { menu } from './menu.ts'
import { signOut } from './sign-out.ts'

/** The words around the screens of members, by area. */
export const app = { bar, language, locked, menu, signOut } satisfies AppWords
