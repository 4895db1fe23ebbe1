// Runs once at the end of a build: renders the published screens as HTML for a first-time visitor.
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { Listpass } from './app/Listpass.tsx'
import type { Language } from '#domain/spoken.ts'
import { speakFor } from './app/language-of-screen.ts'
import { routeTree } from './app/router.tsx'
import { LoadingOverlay } from './app/Shell.tsx'
import { paths } from './product/paths.ts'
import { Mark } from './product/Mark.tsx'
import { words as appWords } from './words/app.ts'
import shell from './app/shell.module.css'
import styles from './app/top-bar.module.css'
import { words as publicWords } from './words/public.ts'
import { words as siteWords } from './words/site.ts'

export { headOf } from './app/heads.ts'

type Place = { path: string; language: Language }

/** One screen after the other, because all share the language that is spoken. */
export async function renderScreen({ path, language }: Place, supportEmail: string | undefined): Promise<string> {
  await speakFor(language)
  const handler = createStaticHandler(routeTree())
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} instead of a screen.`)
  // Without this, a failed screen would be written as its error page.
  for (const error of Object.values(context.errors ?? {})) throw error
  const { prelude } = await prerender(
    <Listpass supportEmail={supportEmail}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Listpass>,
    {
      // A large part would be written hidden, to be shown by a script of its own.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        throw error
      },
    },
  )
  const html = await new Response(prelude).text()
  if (html.includes('<template id="B:')) throw new Error(`A part of ${path} is hidden until a script shows it.`)
  return html
}

/** The placeholder until the browser draws the screen. */
export async function renderWait(): Promise<string> {
  const { prelude } = await prerender(<LoadingOverlay />)
  return new Response(prelude).text()
}

/** The bar above a page of the server. */
export async function renderBar(): Promise<string> {
  const { prelude } = await prerender(<PlainBar />)
  return new Response(prelude).text()
}

/** The product's bar for a page of the server, which runs no code of ours: links only, and no menu. The page has its content at #content. */
function PlainBar() {
  return (
    <>
      <a className={shell['skip']} href="#content">
        {siteWords.frame.skip}
      </a>
      <header className={styles['bar']} data-is-solid>
        <nav className={styles['inside']} aria-label={siteWords.frame.mainMenu}>
          <a href={paths.home} className={styles['brand']} aria-label={siteWords.frame.brandHome}>
            <Mark />
            Listpass
          </a>
          <div className={styles['links']} data-is-plain>
            <a href={paths.guide}>{publicWords.footer.guide}</a>
            <a href={paths.dashboard}>{appWords.menu.dashboard}</a>
          </div>
        </nav>
      </header>
    </>
  )
}
