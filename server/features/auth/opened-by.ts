// What a session opened, such as the page of a mail, ends with the session and at a change of the password.
import type { Person } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { personOf } from './sign-in.ts'
import * as store from './store.ts'

/** `changedAt`: of the password. */
export type Opener = { sessionId: string; changedAt: number }

export async function openerFor(services: Needs<'database'>, { id, sessionId }: Person): Promise<Opener> {
  return { sessionId, changedAt: await changedAtOf(services, id) }
}

/** The person, while the session goes on and the password is the same; otherwise undefined. */
export async function findOpener(
  services: Needs<'database'>,
  { sessionId, changedAt }: Opener,
): Promise<Person | undefined> {
  const session = await store.findSession(services.database, sessionId)
  if (!session || (await changedAtOf(services, session.id)) !== changedAt) return undefined
  return personOf(session, sessionId)
}

async function changedAtOf({ database }: Needs<'database'>, person: string): Promise<number> {
  const self = await database.as({ person }, store.findSelf)
  return self?.password_changed_at?.getTime() ?? 0
}
