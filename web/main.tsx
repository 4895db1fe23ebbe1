import './ui/base.css'
import './ui/tokens.css'
import './ui/fonts.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { Listpass } from './app/Listpass.tsx'
import { loadScreenAt, makeRouter, routeTree } from './app/router.tsx'
import { supportEmailOfPage } from './app/support-email.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
nameSheet()
void start(root)

/** What loads code later also asks for the sheet of the app, which is in the page already, unless it finds a link to it. */
function nameSheet(): void {
  const name = document.querySelector<HTMLStyleElement>('style[data-sheet]')?.dataset['sheet']
  if (name === undefined) return
  // A disabled link loads nothing.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: name, disabled: true }))
}

async function start(root: HTMLElement): Promise<void> {
  // A prerendered screen was written without a query, such as the page to go to after sign-in. With a query, it is
  // drawn again.
  const isWritten = root.hasChildNodes() && root.dataset['isDrawn'] === undefined && location.search === ''
  const tree = routeTree()
  // Until its code is there, what the page holds stays. The router asks again for what did not come, and says so then.
  await loadScreenAt(tree, location.pathname).catch((error: unknown) => console.warn('The screen did not come.', error))

  const page = (
    <Listpass supportEmail={supportEmailOfPage()}>
      <RouterProvider router={makeRouter(tree)} />
    </Listpass>
  )
  if (isWritten) hydrateRoot(root, page)
  // Draws in small pieces, so that a phone stays responsive.
  else startTransition(() => createRoot(root).render(page))
}
