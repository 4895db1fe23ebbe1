import { useTeamHere } from '../../../product/team-here.ts'
import { useMay } from '../../../product/use-may.ts'
import { Loaded } from '../../../ui/Loaded.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { Invitations } from './Invitations.tsx'
import { Invite } from './Invite.tsx'
import { LeaveTeam } from './LeaveTeam.tsx'
import { MakeTeam } from './MakeTeam.tsx'
import { Members } from './Members.tsx'
import { TeamSettings } from './TeamSettings.tsx'
import { usePeople } from './use-team.ts'
import { words } from './words.ts'

/** The people of a team. Owners change them; other members only see them; a door member can only leave. */
export function TeamPage({ personId }: { personId: string | undefined }) {
  const { team } = useTeamHere()
  const people = usePeople()
  const isOwner = useMay('owner')
  const seesPeople = useMay('viewer')
  // The cards below the members appear together with them, so that nothing moves.
  const isKnown = team !== undefined && (!people.isPending || !seesPeople)
  return (
    <AccountFrame title={words.title} intro={team ? words.text(team.name) : ''}>
      {seesPeople && (
        <Loaded of={people} loading={words.loading} failed={words.failed}>
          {({ members }) => <Members members={members} />}
        </Loaded>
      )}
      {isOwner && people.data && (
        <>
          <Invitations invitations={people.data.invitations} />
          <Invite />
        </>
      )}
      {isKnown && isOwner && <TeamSettings key={team.name} team={team} />}
      {isKnown && (people.data || !seesPeople) && <LeaveTeam team={team} members={people.data?.members} />}
      {isKnown && <MakeTeam personId={personId} />}
    </AccountFrame>
  )
}
