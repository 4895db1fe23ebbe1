import { wordsFor } from '../../api/declined.ts'
import { CampaignHtml } from '../../product/CampaignHtml.tsx'
import { codeTag } from '../../product/campaign-snippet.ts'
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
  return (
    <>
      <CampaignHtml tag={tag}>
        <p>{words.usageText}</p>
      </CampaignHtml>
      <ul className={styles['tips']}>
        {words.usageTips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </>
  )
}
