import type * as z from 'zod/mini'
import * as store from './store.ts'
import { teamPath } from '#contract/team-path.ts'
import type { Tx } from '../../database/open.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { findReader } from '../auth/find-person.ts'
import { tellNewOwner } from './jobs.ts'
import type { Language } from '#domain/spoken.ts'
import { wordsIn } from '#words/letters.ts'
import { type Letter, otherName } from '../../mail/letter.ts'

/** Owners should hear of an owner whom they did not want, even a day later. */
const usefulHours = 24

/** Every owner gets a mail, also the new one. The mails go out once the transaction is committed. */
export async function tellOwners(
  { jobs, database }: Needs<'database' | 'jobs'>,
  tx: Tx,
  team: Pick<Team, 'id'>,
  ownerId: string,
): Promise<void> {
  const owners = (await store.findPeople(tx)).filter(({ role }) => role === 'owner')
  const at = database.now().getTime()
  for (const { id: readerId } of owners)
    await jobs.enqueue(tx, tellNewOwner, { teamId: team.id, ownerId, readerId, at })
}

/** A reader whom the new owner has removed in the meantime is told as well. */
export async function sendNewOwner(
  services: Needs<'database' | 'mail' | 'publicUrl' | 'log' | 'now'>,
  { teamId, ownerId, readerId, at }: z.output<typeof tellNewOwner.payload>,
  stopping: AbortSignal,
): Promise<void> {
  if (services.now().getTime() - at > usefulHours * 3_600_000) {
    return services.log.warn({ person: readerId }, 'an owner was not told in time of a new owner')
  }
  const [reader, owner] = [await findReader(services, readerId), await findReader(services, ownerId)]
  const team = await services.database.as({ team: teamId }, (tx) => store.findNameOfTeam(tx))
  if (!reader || !owner || team === undefined) return
  const letter = newOwnerLetter(reader, {
    owner: owner.email,
    team,
    url: `${services.publicUrl}${teamPath(teamId)}/account/team`,
  })
  await services.mail.send({ id: `${ownerId}.${readerId}.${at}`, ...letter }, stopping)
}

type Reader = { name: string; email: string; language: Language }

/** Names the owner by email alone, because a stranger chooses a name. */
export function newOwnerLetter(
  { name, email, language }: Reader,
  { owner, team, url }: { owner: string; team: string; url: string },
): Omit<Letter, 'id'> {
  const { subject, isOwner, may, ifNot, see } = wordsIn(language).owner
  return {
    to: { name, address: email },
    language,
    subject,
    paragraphs: [isOwner({ owner, team: otherName(team) }), may, ifNot],
    action: { label: see, url },
  }
}
