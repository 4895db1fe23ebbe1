import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { showTime } from '../../../ui/show.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { sentencesOf } from '../form/sentences-of.ts'
import { words } from '../../../words/occasions.ts'
import styles from '../occasions.module.css'

const order = ['when', 'who', 'often', 'again', 'inside', 'leaving'] as const

/** The settings of an occasion as sentences, with the state of its tag or segment. */
export function Settings({ occasion }: { occasion: ShownOccasion }) {
  const labels = words.page.sentences
  const said = sentencesOf(occasion)
  const isRead = occasion.who?.kind === 'segment'
  return (
    <>
      <dl className={styles['settings']}>
        {occasion.place !== '' && (
          <div>
            <dt>{labels.where}</dt>
            <dd>
              <UserText text={occasion.place} />
            </dd>
          </div>
        )}
        {order.map((setting) => (
          <div key={setting}>
            <dt>{labels[setting]}</dt>
            <dd>
              {said[setting]}
              {setting === 'who' && isRead && <span>{readAt(occasion)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {occasion.who_trouble !== null && <Notice kind="warn" title={words.page.trouble} detail={occasion.who_trouble} />}
    </>
  )
}

function readAt({ who_read_at: at, figures: { invited } }: ShownOccasion): string {
  return ` ${at === null ? words.page.notRead : words.page.read({ invited, time: showTime(new Date(at)) })}`
}
