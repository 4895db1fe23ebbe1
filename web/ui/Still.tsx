import { Suspense, useState, type ComponentType } from 'react'
import { useIsTakingOver } from './use-is-taking-over.ts'

/** Taken as it stands. The value never changes, so that React never writes it. */
const asItStands = { __html: '' }

/**
 * The part of a public page that is only read. Where the page was written at the build it stays as it was written, and its
 * code is not loaded; where somebody comes to the page from another screen, it is drawn. Its links work either way.
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
