import { type ComponentType, type RefCallback, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useIsTakingOver } from './use-is-taking-over.ts'

/** Hydrated unchanged. The value never changes, so React never rewrites it. */
const asItStands = { __html: '' }

/**
 * The static part of a public page. On a prerendered page it stays as it is, its code is not loaded, and it may be
 * undefined. After navigation from another screen it is rendered.
 */
export function Still({ Content }: { Content: ComponentType | undefined }) {
  const isTakingOver = useIsTakingOver()
  const [isWritten] = useState(isTakingOver && !import.meta.env.SSR)
  const follow = useFollow()
  if (isWritten) return <div suppressHydrationWarning dangerouslySetInnerHTML={asItStands} ref={follow} />
  return (
    <div>
      <Suspense>{Content && <Content />}</Suspense>
    </div>
  )
}

/** Follows a written link as the router would. A page in another language is a document of its own. */
function useFollow(): RefCallback<HTMLElement> {
  const navigate = useNavigate()
  return (element) => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (!link || link.origin !== location.origin || link.hash || link.hreflang) return
      // With such a key, the browser opens another tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      void navigate(link.pathname)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }
}
