import type { CheckedDraft } from '#contract/campaigns.ts'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { LightSign } from './LightSign.tsx'
import styles from './preflight.module.css'
import { words } from './words.ts'

const lights = { success: 'ready', warning: 'look', error: 'wrong' } as const

/** The list is Mailchimp's, in its own words. It is open if Mailchimp would not send the draft yet. */
export function MailchimpChecklist({ checklist }: Pick<CheckedDraft, 'checklist'>) {
  if (!checklist) return <p className={styles['quiet']}>{words.checklistGone}</p>
  return (
    <Disclosure summary={words.checklist} isOpen={!checklist.is_ready}>
      <ul role="list" className={`${styles['rows']} ${styles['inside']}`}>
        {checklist.items.map(({ kind, heading, details }) => (
          <li key={`${kind} ${heading} ${details}`}>
            <LightSign light={lights[kind]} />
            <div>
              <strong>{words.items[kind](heading)}</strong>
              <p>{details}</p>
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
