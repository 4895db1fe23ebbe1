import './ui/base.css'
import './ui/tokens.css'
import './ui/fonts.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { Listpass } from './app/Listpass.tsx'
import { loadScreenAt, makeRouter, routeTree } from './app/router.tsx'
import { supportEmailOfPage } from './app/support-email.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
void start(root)

async function start(root: HTMLElement): Promise<void> {
  // A screen that was written when the web was built knows nothing of a query, such as where sign-in leads on to: with one,
  // it is drawn anew.
  const isWritten = root.hasChildNodes() && location.search === ''
  const tree = routeTree()
  if (isWritten) await loadScreenAt(tree, location.pathname)

  const page = (
    <Listpass supportEmail={supportEmailOfPage()}>
      <RouterProvider router={makeRouter(tree)} />
    </Listpass>
  )
  if (isWritten) hydrateRoot(root, page)
  else createRoot(root).render(page)
}
