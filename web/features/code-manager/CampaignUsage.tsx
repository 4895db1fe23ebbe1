import type { Field } from '#contract/codes.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { campaignSnippet, codeTag } from '../../ui/campaign-snippet.ts'
import styles from './code-manager.module.css'
import { words } from './words.ts'

export function CampaignUsage({ fields }: { fields: readonly Field[] }) {
  const tag = codeTag(fields)
  if (tag === undefined) {
    return (
      <section className={styles['card']}>
        <h2>{words.usageTitle}</h2>
        <p className={styles['quiet']}>{words.usageLocked}</p>
      </section>
    )
  }
  const snippet = campaignSnippet(location.origin, tag, words.imageAlt)
  return (
    <section className={styles['card']}>
      <h2>{words.usageTitle}</h2>
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
    </section>
  )
}
