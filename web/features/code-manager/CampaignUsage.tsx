import { wordsFor } from '../../api/declined.ts'
import { useOwnAddress } from '../../api/use-own-address.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { campaignSnippet, codeTag } from '../../ui/campaign-snippet.ts'
import { GuestAddress } from '../../ui/GuestAddress.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TroubleNotice } from '../../ui/TroubleNotice.tsx'
import styles from './code-manager.module.css'
import type { useFields } from './use-list.ts'
import { words } from './words.ts'

export function CampaignUsage({ fields }: { fields: ReturnType<typeof useFields> }) {
  return (
    <section className={styles['card']} aria-labelledby="campaign-usage">
      <h2 id="campaign-usage">{words.usageTitle}</h2>
      {fields.isPending && <Skeleton label={words.loading} />}
      {fields.isError && (
        <TroubleNotice
          {...wordsFor(fields.error, words.fieldsFailed)}
          onRetry={() => void fields.refetch()}
          isRetrying={fields.isFetching}
        />
      )}
      {fields.data && <Snippet tag={codeTag(fields.data)} />}
    </section>
  )
}

function Snippet({ tag }: { tag: string | undefined }) {
  const own = useOwnAddress()
  if (tag === undefined) return <p className={styles['quiet']}>{words.usageLocked}</p>
  return (
    <>
      <p>{words.usageText}</p>
      <GuestAddress own={own}>
        {(publicUrl) => <Html snippet={campaignSnippet(publicUrl, tag, words.imageAlt)} />}
      </GuestAddress>
      <ul className={styles['tips']}>
        {words.usageTips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </>
  )
}

function Html({ snippet }: { snippet: string }) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard */}
      <pre className={styles['snippet']} role="region" aria-label={words.snippetLabel} tabIndex={0}>
        <code>{snippet}</code>
      </pre>
      <div className={styles['actions']}>
        <CopyButton text={snippet} label={words.copySnippet} />
      </div>
    </>
  )
}
