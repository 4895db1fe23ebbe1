import './ui/base.css'
import './ui/layout.css'
import './ui/tokens.css'
import './ui/fonts.css'
import './ui/stand-ins.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { Listpass } from './app/Listpass.tsx'
import { loadScreenAt, makeRouter, routeTree } from './app/router.tsx'
import { keepCarried } from './product/carried.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
nameSheets()
keepCarried()
void start(root)

/** Code that loads later also requests its style sheets, which are inline already, unless it finds links to them. */
function nameSheets(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')) {
    const { sheet: href } = dataset
    // A disabled link loads nothing.
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, disabled: true }))
  }
}

async function start(root: HTMLElement): Promise<void> {
  // A prerendered screen was rendered without a query, such as the page to open after sign-in. With a query, it is
  // rendered again.
  const isWritten = root.hasChildNodes() && root.dataset['isDrawn'] === undefined && location.search === ''
  const tree = routeTree()
  // Until the screen's code and words have loaded, the page's content stays. The router retries failed files, and shows an error
  // then.
  const begun = loadScreenAt(tree, { path: location.pathname, isWritten }).catch((error: unknown) => {
    console.warn('The screen did not come.', error)
    return { data: {}, isHydrated: isWritten }
  })
  const { data, isHydrated } = await begun

  const page = (
    <Listpass supportEmail={supportEmailOfPage()}>
      <RouterProvider router={makeRouter(tree, data)} />
    </Listpass>
  )
  if (isHydrated) hydrateRoot(root, page)
  // Renders in small pieces, so that a phone stays responsive.
  else startTransition(() => createRoot(root).render(page))
}

/** The server writes the address into the page, because one build serves every installation. */
function supportEmailOfPage(): string | undefined {
  return supportEmailIn(document.getElementById('page-data')?.textContent ?? '')
}

function supportEmailIn(text: string): string | undefined {
  try {
    const { support_email: email } = JSON.parse(text) as { support_email?: unknown }
    return typeof email === 'string' && email !== '' ? email : undefined
  } catch {
    return undefined
  }
}
