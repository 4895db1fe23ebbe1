import type { ReactNode } from 'react'
import { useOwnAddress } from '../api/use-own-address.ts'
import styles from './product.module.css'
import { CopyButton } from '../ui/CopyButton.tsx'
import { campaignHtml } from './campaign-html.ts'
import { GuestAddress } from './GuestAddress.tsx'
import { words } from '../words/product.ts'

type Props = {
  tag: string
  /** The instructions for using the HTML. */
  children: ReactNode
}

/** The HTML that shows a contact's code in an email. It can be copied once guests can open its address. */
export function CampaignHtml({ tag, children }: Props) {
  const own = useOwnAddress()
  return (
    <GuestAddress own={own}>
      {(publicUrl) => (
        <>
          {children}
          <Html snippet={campaignHtml(publicUrl, tag)} />
        </>
      )}
    </GuestAddress>
  )
}

function Html({ snippet }: { snippet: string }) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard */}
      <pre className={styles['html']} role="region" aria-label={words.campaignHtml.label} tabIndex={0}>
        <code>{snippet}</code>
      </pre>
      <div>
        <CopyButton text={snippet} label={words.campaignHtml.copy} />
      </div>
    </>
  )
}
