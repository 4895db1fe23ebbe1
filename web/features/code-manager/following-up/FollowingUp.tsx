import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { FollowingUp as Found, SentCampaign } from '#contract/following-up.ts'
import { guestCounts } from '#contract/guests.ts'
import { call } from '../../../api/call.ts'
import { sentenceFor } from '../../../api/declined.ts'
import { LeftOut } from '../../../product/left-out/LeftOut.tsx'
import { paths } from '../../../product/paths.ts'
import { useMay } from '../../../product/use-may.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { showDate } from '../../../ui/show.ts'
import { inLine, inRows, quiet } from '../../../ui/layout.ts'
import { words } from '../../../words/night.ts'
import { withOccasion } from '../home/chosen-occasion.ts'
import { keyOf } from '../use-list.ts'
import { Funnel } from './Funnel.tsx'
import { Reminder } from './Reminder.tsx'
import { Segments } from './Segments.tsx'
import { useFollowingUp } from './use-following-up.ts'

type Place = { listId: string; occasionId: string }

type Props = {
  listId: string
  occasion: ShownOccasion | undefined
  occasionId: string | undefined
  /** Guests that the occasion invites; undefined while they are not counted. */
  invited: number | undefined
}

/** How an occasion went from the email to the door, and the next step in Mailchimp. */
export function FollowingUp({ listId, occasion, occasionId, invited }: Props) {
  if (occasionId === undefined) {
    return (
      <Card aria-labelledby="following-up">
        <h2 id="following-up">{words.followingUp.title}</h2>
        <p className={quiet(2)}>{words.followingUp.chooseOccasion}</p>
      </Card>
    )
  }
  return <OfOccasion key={occasionId} listId={listId} occasion={occasion} occasionId={occasionId} invited={invited} />
}

function OfOccasion({ listId, occasion, occasionId, invited }: Place & Pick<Props, 'occasion' | 'invited'>) {
  const { found, reports } = useFollowingUp(listId, occasionId)
  const mayEdit = useMay('editor')
  const [chosen, setChosen] = useState<string>()
  const wanted = chosen ?? found.data?.invitation_id ?? everyone
  const campaign = found.data?.campaigns.find(({ id }) => id === wanted)
  return (
    <>
      <Card aria-labelledby="following-up">
        <header className={inLine(3, 'center', 'between')}>
          <h2 id="following-up">{words.followingUp.title}</h2>
          <Button size="small" look="plain" isBusy={reports.isFetching} onClick={() => void reports.refetch()}>
            {reports.isFetching ? words.followingUp.looking : words.followingUp.again}
          </Button>
        </header>
        {reports.error && (
          <Notice kind="warn" title={words.followingUp.readFailed} detail={sentenceFor(reports.error, '')} />
        )}
        <Loaded of={found} loading={words.followingUp.loading} failed={words.followingUp.failed} rows={4}>
          {({ campaigns, left_out: leftOut, figures, as_of: asOf }) => (
            <>
              <LeftOut of="sent" rows={leftOut} />
              <Funnel invited={invited} campaign={campaign} figures={figures} asOf={asOf} />
              {campaigns.length > 0 && (
                <SelectField
                  label={words.followingUp.invitation}
                  value={campaign?.id ?? everyone}
                  options={[...campaigns.map(optionOf), { value: everyone, label: words.followingUp.everyone }]}
                  onChange={({ target }) => setChosen(target.value)}
                />
              )}
              {campaigns.length === 0 && !reports.isFetching && (
                <p className={quiet(2)}>{words.followingUp.noEmails}</p>
              )}
            </>
          )}
        </Loaded>
      </Card>
      {found.data && mayEdit && hasBegun(found.data) && (
        <Next
          listId={listId}
          occasionId={occasionId}
          closesAt={occasion?.closes_at ?? null}
          found={found.data}
          campaignId={campaign?.id}
        />
      )}
    </>
  )
}

/** Before the first guest and the first email, nothing follows. */
function hasBegun({ campaigns, figures, made }: Found): boolean {
  return campaigns.length > 0 || figures.came > 0 || made.length > 0
}

/** The value of the choice that is no email. */
const everyone = ''

function optionOf({ id, title, subject, sent_at: at }: SentCampaign) {
  const name = title || subject || words.followingUp.untitled
  return { value: id, label: at === null ? name : words.followingUp.sentOn({ title: name, moment: showDate(at) }) }
}

type NextProps = Place & { closesAt: string | null; found: Found; campaignId: string | undefined }

/** The guests who did not come, and the one act that follows. */
function Next({ closesAt, found, campaignId, ...place }: NextProps) {
  const missing = useMissing(place)
  const isOver = closesAt !== null && Date.parse(closesAt) <= (missing.dataUpdatedAt || 0)
  const guests = missing.data
  const say = isOver ? words.followingUp.stayedAway : words.followingUp.notInYet
  return (
    <Card aria-labelledby="what-next">
      <h2 id="what-next">{words.followingUp.next}</h2>
      {guests !== undefined && (
        <p className={inRows('0-3', 'baseline')}>
          <strong>{say({ guests })}</strong>
          {guests > 0 && (
            <Link to={`${paths.listPart(place.listId, 'guests')}${withOccasion(place.occasionId)}&show=not_in`}>
              {words.followingUp.seeThem}
            </Link>
          )}
        </p>
      )}
      {found.campaigns.length > 0 && guests !== 0 && <Reminder {...place} found={found} campaignId={campaignId} />}
      <Segments {...place} found={found} campaignId={campaignId} />
    </Card>
  )
}

/** How many invited guests have not come. The screen does without them if they cannot be counted. */
function useMissing({ listId, occasionId }: Place) {
  return useQuery({
    queryKey: keyOf(listId, 'missing', occasionId),
    queryFn: ({ signal }) => call(guestCounts, { params: { listId }, query: { occasion: occasionId } }, signal),
    select: ({ not_in: notIn }) => notIn,
  })
}
