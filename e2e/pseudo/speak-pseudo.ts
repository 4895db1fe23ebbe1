// The product speaks the invented language in the place of German.
import type { BrowserContext } from '@playwright/test'
import { allTexts, type Unit } from '#words/testing/all-words.ts'
import { pseudo } from './pseudo.ts'

/** The files of the built app that hold German words are named after their unit. */
const germanWords = /\/assets\/words-de-([a-z]+)-[^/]+\.js$/

export async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.route(germanWords, async (route) => {
    const [, unit] = germanWords.exec(new URL(route.request().url()).pathname)!
    const response = await route.fetch()
    // The file exports a module by a short name.
    const name = /export\s*\{\s*(?:[\w$]+ as )?([\w$]+)\s*\}/.exec(await response.text())![1]!
    const texts = JSON.stringify(pseudo(allTexts.en[unit as Unit]))
    return route.fulfill({ response, body: `const words = { default: ${texts} }\nexport { words as ${name} }` })
  })
}
