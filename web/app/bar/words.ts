import { bar } from '#words/en/app/bar.ts'
import { frame } from '#words/en/app/frame.ts'
import type { AppWords } from '#words/en/app/index.ts'
import { menu } from '#words/en/app/menu.ts'
import { catalogue } from '../../ui/spoken.ts'
import { sayMenu } from '../menu-words.ts'
import { appIn } from '../words-in.ts'
import { sayFrame } from '../words.ts'

/** Read it while rendering, because it changes with the language. */
export let words = bar

catalogue<Pick<AppWords, 'bar' | 'frame' | 'menu'>>({ bar, frame, menu }, appIn, (spoken) => {
  words = spoken.bar
  sayFrame(spoken.frame)
  sayMenu(spoken.menu)
})
