import { useState } from 'react'
import type { FollowingUp as Found } from '#contract/following-up.ts'
import { sentenceFor } from '../../../api/declined.ts'
import { LeftOut } from '../../../product/left-out/LeftOut.tsx'
import { useMay } from '../../../product/use-may.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { showDate } from '../../../ui/show.ts'
import { inLine, quiet } from '../../../ui/layout.ts'
import styles from './following-up.module.css'
import { Funnel } from './Funnel.tsx'
import { Reminder } from './Reminder.tsx'
import { Segments } from './Segments.tsx'
import { useFollowingUp } from './use-following-up.ts'
import { words } from '../../../words/night.ts'

type Place = { listId: string; occasionId: string }

/** How the emails of an occasion did, and the next steps in Mailchimp. */
export function FollowingUp({ listId, occasionId }: { listId: string; occasionId: string | undefined }) {
  return (
    <Card aria-labelledby="following-up" className={occasionId === undefined ? '' : styles['card']}>
      {occasionId === undefined ? (
        <>
          <h2 id="following-up">{words.followingUp.title}</h2>
          <p className={quiet(2)}>{words.followingUp.chooseOccasion}</p>
        </>
      ) : (
        <OfOccasion key={occasionId} listId={listId} occasionId={occasionId} />
      )}
    </Card>
  )
}

function OfOccasion({ listId, occasionId }: Place) {
  const { found, reports } = useFollowingUp(listId, occasionId)
  return (
    <>
      <header className={inLine(3, 'center', 'between')}>
        <h2 id="following-up">{words.followingUp.title}</h2>
        <Button size="small" isBusy={reports.isFetching} onClick={() => void reports.refetch()}>
          {reports.isFetching ? words.followingUp.looking : words.followingUp.again}
        </Button>
      </header>
      {reports.error && (
        <Notice kind="warn" title={words.followingUp.readFailed} detail={sentenceFor(reports.error, '')} />
      )}
      <Loaded of={found} loading={words.followingUp.loading} failed={words.followingUp.failed} rows={4}>
        {(data) => <Shown listId={listId} occasionId={occasionId} found={data} isReading={reports.isFetching} />}
      </Loaded>
    </>
  )
}

function sentOn(title: string, at: string | null): string {
  return at === null ? title : words.followingUp.sentOn({ title, moment: showDate(at) })
}

/** The value of the choice that is no email. */
const everyone = ''

function Shown({ found, isReading, ...place }: Place & { found: Found; isReading: boolean }) {
  const mayEdit = useMay('editor')
  const [chosen, setChosen] = useState<string>()
  const wanted = chosen ?? found.invitation_id ?? everyone
  const campaign = found.campaigns.find(({ id }) => id === wanted)
  const options = found.campaigns.map(({ id, title, subject, sent_at: at }) => ({
    value: id,
    label: sentOn(title || subject || words.followingUp.untitled, at),
  }))
  return (
    <>
      <LeftOut of="sent" rows={found.left_out} />
      {options.length > 0 && (
        <SelectField
          label={words.followingUp.invitation}
          value={campaign?.id ?? everyone}
          options={[...options, { value: everyone, label: words.followingUp.everyone }]}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {options.length === 0 && !isReading && <p className={quiet(2)}>{words.followingUp.noEmails}</p>}
      <Funnel campaign={campaign} figures={found.figures} asOf={found.as_of} />
      {mayEdit && (
        <>
          {options.length > 0 && <Reminder {...place} found={found} campaignId={campaign?.id} />}
          <Segments {...place} found={found} campaignId={campaign?.id} />
        </>
      )}
    </>
  )
}
