// The product speaks the invented language in the place of German.
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { door } from '#words/de/door/index.ts'
import { ui } from '#words/de/ui.ts'

/** The files of the built app that hold German words, by a text that only they have. */
const german = [
  { area: 'door', has: door.page.inactiveText },
  { area: 'ui', has: ui.connectionLost },
]

export async function speakPseudo(context: BrowserContext): Promise<void> {
  const invented = new Map(await Promise.all(german.map(async ({ area, has }) => [has, await bundle(area)] as const)))
  await context.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const found = german.find(({ has }) => body.includes(has))
    await route.fulfill({ response, body: found ? invented.get(found.has)! : body })
  })
}

async function bundle(area: string): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, lib: { entry: join(import.meta.dirname, `${area}.ts`), formats: ['es'] } },
  })) as Rolldown.RolldownOutput[]
  return built!.output[0].code
}
