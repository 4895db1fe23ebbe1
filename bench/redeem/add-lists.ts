import { randomBytes, randomUUID } from 'node:crypto'
import { currentUser } from '#contract/auth.ts'
import { codeFromRandom } from '#domain/code.ts'
import { addOrganiser } from '../../server/testing/factories.ts'
import { askDatabase, type ServerProcess } from '../../server/testing/processes.ts'

export type BenchList = { id: string; codes: string[] }

/** The maximum of each contact, so high that it can be scanned again and again. */
export const often = 1_000_000

export type BenchLists = {
  token: string
  ownerId: string
  accountId: string
  /** 100,000 contacts; 1,000 contacts; 1,000 contacts that were already admitted. */
  large: BenchList
  small: BenchList
  used: BenchList
  /** Occasions of the large list: one with a count of its own, one with a capacity that is never reached. */
  own: string
  hall: string
}

/** Lists ready for scanning, written directly to the database, because the measurement begins at the door. */
export async function addLists(server: ServerProcess, dataDir: string): Promise<BenchLists> {
  const { token } = await addOrganiser(server)
  const { user } = await server.call(currentUser, { token })
  const ask = (text: string, values: unknown[]) => askDatabase(dataDir, text, values)
  const accountId = randomUUID()
  await ask(
    `insert into listpass.accounts (id, owner_id, account_name, credential, server_prefix, mailchimp_id, login_key)
     values ($1, $2, 'Bench', 'none', 'us1', 'bench', 'bench')`,
    [accountId, user.id],
  )
  const place = { ownerId: user.id, accountId }
  const add = (size: number, max: number) =>
    addList(dataDir, place, { codes: Array.from({ length: size }, () => codeFromRandom(randomBytes(64))!), max })
  const lists = { large: await add(100_000, often), small: await add(1000, often), used: await add(1000, 1) }
  const [own, hall] = [randomUUID(), randomUUID()]
  for (const [id, capacity] of [
    [own, null],
    [hall, 10_000_000],
  ] as const)
    await ask(
      `insert into listpass.occasions (list_id, id, name, own_max, capacity) values ($1, $2, 'Bench', $3, $4)`,
      [lists.large.id, id, often, capacity],
    )
  await ask('insert into listpass.occasion_seats values ($1, $2)', [lists.large.id, hall])
  await ask('vacuum analyze listpass.contacts', [])
  return { token, ...place, ...lists, own, hall }
}

/** Adds a list whose contacts have these codes. */
export async function addList(
  dataDir: string,
  { ownerId, accountId }: Pick<BenchLists, 'ownerId' | 'accountId'>,
  { codes, max }: { codes: string[]; max: number },
): Promise<BenchList> {
  const list = { id: randomUUID(), codes }
  await askDatabase(
    dataDir,
    `insert into listpass.lists (id, owner_id, account_id, mailchimp_id, name, member_count, settings, codes_generated_at)
     values ($1, $2, $3, $4, 'Bench', $5, '{"scanning_on": true}', now())`,
    [list.id, ownerId, accountId, list.id.slice(0, 10), codes.length],
  )
  await askDatabase(
    dataDir,
    `insert into listpass.contacts
       (list_id, id, member_hash, mailchimp_contact_id, email, status, merge_fields, code, max_scans, scan_count, opening_count)
     select $1, gen_random_uuid(), md5(code), left(md5(code), 10), code || '@example.com', 'subscribed', '{"FNAME":"Guest"}', code, $3, $4, $4
     from unnest($2::text[]) as code`,
    [list.id, codes, max, max === 1 ? 1 : 0],
  )
  return list
}
