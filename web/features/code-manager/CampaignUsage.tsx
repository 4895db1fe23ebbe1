import { CampaignHtml } from '../../product/CampaignHtml.tsx'
import { codeTag } from '../../product/campaign-snippet.ts'
import { Card } from '../../ui/Card.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import styles from './code-manager.module.css'
import type { useFields } from './use-list.ts'
import { words } from './words.ts'

export function CampaignUsage({ fields }: { fields: ReturnType<typeof useFields> }) {
  return (
    <Card aria-labelledby="campaign-usage">
      <h2 id="campaign-usage">{words.usageTitle}</h2>
      <Loaded of={fields} loading={words.loading} failed={words.fieldsFailed}>
        {(found) => <Snippet tag={codeTag(found)} />}
      </Loaded>
    </Card>
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
