import { bar } from '#words/en/app/bar.ts'
import type { AppWords } from '#words/en/app/index.ts'
import { menu } from '#words/en/app/menu.ts'
import { catalogue } from '../../ui/spoken.ts'
import { sayMenu } from '../menu-words.ts'
import { appIn } from '../words-in.ts'

/** Read it while rendering, because it changes with the language. */
export let words = bar

catalogue<Pick<AppWords, 'bar' | 'menu'>>({ bar, menu }, appIn, (spoken) => {
  words = spoken.bar
  sayMenu(spoken.menu)
})
