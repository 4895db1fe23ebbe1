// The product speaks the invented language in the place of German.
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { allWords, fileOf, ofWeb } from '#words/testing/all-words.ts'
import { textsOf } from '#words/testing/texts-of.ts'

const entry = 'invented'

/** The files of the built app that hold German words, each found by a text that only it has. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  const german = ofWeb.map((group) => ({ group, has: longestOf(group), built: undefined as string | undefined }))
  await context.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const found = german.find(({ has }) => body.includes(has))
    if (!found) return route.fulfill({ response, body })
    found.built ??= await bundle(found.group, nameIn(body))
    return route.fulfill({ response, body: found.built })
  })
}

function longestOf(group: string): string {
  const texts = textsOf((allWords.de as Record<string, object>)[group]!)
  return texts
    .map(({ said }) => said)
    .filter((said) => /^[\p{L}\d ,.:–-]+$/u.test(said))
    .reduce((longest, said) => (said.length > longest.length ? said : longest), '')
}

/** A file with several parts exports each as an object, by a short name. */
function nameIn(body: string): string {
  return /export\s*\{\s*[\w$]+ as ([\w$]+)\s*\}/.exec(body)![1]!
}

async function bundle(group: string, name: string): Promise<string> {
  const words = join(import.meta.dirname, '../../words/en', fileOf(group))
  const code = `
    import { ${group} } from ${JSON.stringify(words)}
    import { pseudo } from ${JSON.stringify(join(import.meta.dirname, 'pseudo.ts'))}
    const said = ${name === group ? `pseudo(${group})` : `{ ${group}: pseudo(${group}) }`}
    export { said as ${name} }`
  const [built] = (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id.endsWith(entry) ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: { write: false, lib: { entry, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[]
  return built!.output[0].code
}
