import { useOwnAddress } from '../api/use-own-address.ts'
import styles from './campaign-html.module.css'
import { campaignSnippet, imageAlt } from './campaign-snippet.ts'
import { CopyButton } from './CopyButton.tsx'
import { GuestAddress } from './GuestAddress.tsx'

/** The HTML that shows a contact's code in an email, to be copied once guests can open its address. */
export function CampaignHtml({ tag }: { tag: string }) {
  const own = useOwnAddress()
  return <GuestAddress own={own}>{(publicUrl) => <Html snippet={campaignSnippet(publicUrl, tag)} />}</GuestAddress>
}

function Html({ snippet }: { snippet: string }) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard */}
      <pre className={styles['html']} role="region" aria-label="HTML for your campaign" tabIndex={0}>
        <code>{snippet}</code>
      </pre>
      <div>
        <CopyButton text={snippet} label="Copy HTML" />
      </div>
    </>
  )
}
