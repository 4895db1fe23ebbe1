import { Suspense, useState, type ComponentType } from 'react'
import { useIsTakingOver } from './use-is-taking-over.ts'

/** Hydrated unchanged. The value never changes, so React never rewrites it. */
const asItStands = { __html: '' }

/**
 * The static part of a public page. On a prerendered page it stays as it is, and its code is not loaded. After
 * navigation from another screen it is rendered. Its links work either way.
 */
export function Still({ Content }: { Content: ComponentType }) {
  const isTakingOver = useIsTakingOver()
  const [isWritten] = useState(isTakingOver && !import.meta.env.SSR)
  if (isWritten) return <div suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
  return (
    <div>
      <Suspense>
        <Content />
      </Suspense>
    </div>
  )
}
