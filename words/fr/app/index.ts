import { bar } from '../../en/app/bar.ts'
import type { AppWords } from '../../en/app/index.ts'
import { locked } from '../../en/app/locked.ts'
import { menu } from '../../en/app/menu.ts'
import { signOut } from '../../en/app/sign-out.ts'
import { frame } from './frame.ts'

export const app = { bar, frame, locked, menu, signOut } satisfies AppWords
