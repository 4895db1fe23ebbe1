import { wordsFor } from '../../api/declined.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { campaignSnippet, codeTag } from '../../ui/campaign-snippet.ts'
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
  if (tag === undefined) return <p className={styles['quiet']}>{words.usageLocked}</p>
  const snippet = campaignSnippet(location.origin, tag, words.imageAlt)
  return (
    <>
      <p>{words.usageText}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard */}
      <pre className={styles['snippet']} role="region" aria-label={words.snippetLabel} tabIndex={0}>
        <code>{snippet}</code>
      </pre>
      <div className={styles['actions']}>
        <CopyButton text={snippet} label={words.copySnippet} />
      </div>
      <ul className={styles['tips']}>
        {words.usageTips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </>
  )
}
