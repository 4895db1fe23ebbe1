import type { List } from '#contract/list.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import manager from '../code-manager.module.css'
import { useListWork } from '../home/list-work.ts'
import { words as allWords } from '../words.ts'
import styles from './settings.module.css'
import { words } from './words.ts'

/** Where the list is in Mailchimp, and the sync that compares every contact with it. */
export function MailchimpCard({ list }: { list: List }) {
  const { sync, askToSync } = useListWork()
  return (
    <Card aria-labelledby="mailchimp">
      <h2 id="mailchimp">{words.mailchimp}</h2>
      <dl className={styles['mailchimp']}>
        <div>
          <dt>{words.account}</dt>
          <dd>
            <UserText text={list.account.name} />
          </dd>
        </div>
        <div>
          <dt>{words.members}</dt>
          <dd>{words.membersOf(list.member_count)}</dd>
        </div>
        <div>
          <dt>{words.listId}</dt>
          <dd>
            <code>{list.list_id}</code>
          </dd>
        </div>
      </dl>
      {list.qr_fields_created && (
        <div className={manager['textAndAction']}>
          <p className={manager['quiet']}>{words.syncText}</p>
          <Button isBusy={sync.isAtWork} onClick={askToSync}>
            {allWords.sync}
          </Button>
        </div>
      )}
    </Card>
  )
}
