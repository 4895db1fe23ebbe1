// Four organisers with a hundred lists each, beside the lists of bench/redeem, and doors with scanner links at all of them.
import { randomBytes, randomUUID } from 'node:crypto'
import { currentUser } from '#contract/auth.ts'
import { codeFromRandom } from '#domain/code.ts'
import { newScanToken, readScanToken } from '../../../server/features/doors/scan-token.ts'
import { addOrganiser } from '../../../server/testing/factories.ts'
import { askDatabase, type ServerProcess } from '../../../server/testing/server-process.ts'
import { often } from '../../redeem/add-lists.ts'
import type { LinkDoor } from './teller.ts'

const organisers = 4
const listsOfOne = 100
const contactsOfOne = 250

/** All small lists have the same codes, so that any code is valid at any of them. */
export type SmallLists = { doors: LinkDoor[]; codes: string[] }

export async function addSmallLists(server: ServerProcess, dataDir: string): Promise<SmallLists> {
  const codes = Array.from({ length: contactsOfOne }, () => codeFromRandom(randomBytes(64))!)
  const doors: LinkDoor[] = []
  for (let nth = 0; nth < organisers; nth++) doors.push(...(await addOne(server, dataDir, codes)))
  await askDatabase(dataDir, 'vacuum analyze listpass.contacts')
  return { doors, codes }
}

async function addOne(server: ServerProcess, dataDir: string, codes: string[]): Promise<LinkDoor[]> {
  const { token } = await addOrganiser(server)
  const { user } = await server.call(currentUser, { token })
  const accountId = randomUUID()
  const listIds = Array.from({ length: listsOfOne }, () => randomUUID())
  const ask = (text: string, values: unknown[]) => askDatabase(dataDir, text, values)
  await ask(
    `insert into listpass.accounts (id, owner_id, account_name, credential, server_prefix, mailchimp_id, login_key)
     values ($1, $2, 'Bench', 'none', 'us1', $3, $3)`,
    [accountId, user.id, accountId],
  )
  await ask(
    `insert into listpass.lists (id, owner_id, account_id, mailchimp_id, name, member_count, is_scanning_on, codes_generated_at)
     select id, $2, $3, left(id::text, 10), 'Bench', $4, true, now() from unnest($1::uuid[]) id`,
    [listIds, user.id, accountId, codes.length],
  )
  await ask(
    `insert into listpass.contacts (list_id, id, member_hash, email, status, merge_fields, code, max_scans)
     select id, gen_random_uuid(), md5(code), code || '@example.com', 'subscribed', '{"FNAME":"Guest"}', code, $3
     from unnest($1::uuid[]) id cross join unnest($2::text[]) code`,
    [listIds, codes, often],
  )
  return addDoors(dataDir, listIds, user.id)
}

/** A door of a scanner link of its own at each of these lists. */
export async function addDoors(dataDir: string, listIds: string[], teamId: string): Promise<LinkDoor[]> {
  const doors = listIds.map((listId) => ({ ...newScanToken(listId), listId, teamId, linkId: randomUUID() }))
  const rows = doors.map(({ listId, linkId, sessionId, token }) => ({
    list_id: listId,
    link_id: linkId,
    session_id: sessionId,
    secret: readScanToken(token)!.secretHash.toString('hex'),
  }))
  await askDatabase(
    dataDir,
    `with asked as (
      select * from jsonb_to_recordset($1::jsonb) as a (list_id uuid, link_id uuid, session_id uuid, secret text)
    ), linked as (
      insert into listpass.scanner_links (list_id, id, label, may_check_in_by_name, slug_hash, slug)
      select list_id, link_id, 'Bench', false, decode(secret, 'hex'), 'none' from asked
    )
    insert into listpass.scanner_sessions (list_id, id, link_id, secret_hash, user_agent, expires_at)
    select list_id, session_id, link_id, decode(secret, 'hex'), 'Bench', now() + interval '1 day' from asked`,
    [JSON.stringify(rows)],
  )
  return doors.map(({ listId, teamId, sessionId, linkId, token }) => ({ listId, teamId, sessionId, linkId, token }))
}
