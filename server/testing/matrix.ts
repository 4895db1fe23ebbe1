// Every route, method and caller, with all ids that name data of another organiser.
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Endpoint } from '#contract/endpoint.ts'
import { scanTokenHeader } from '#contract/doors.ts'
import { teamHeader } from '#contract/teams.ts'
import { roles } from '#domain/role.ts'
import { openAsOwner } from '../database/open.ts'
import type { Policy } from '../http/route-policies.ts'
import { everyEndpoint, sampleOf, schemaOf } from './samples.ts'
import { addMember } from './factories.ts'
import { injectAnswer } from './calls.ts'
import { addTenant, missing, type Tenant } from './tenant.ts'
import type { ListeningApp } from './start-listening-app.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

type Method = (typeof methods)[number]

export type Caller = { name: string; headers: Record<string, string> }

type Ids = Record<string, string>

type Answer = { status: number; headers: Record<string, unknown>; body: string }

export type Route = { method: Method; path: string; policy: Policy | undefined }

export const organiser = ({ name, tokens }: Pick<Tenant, 'name' | 'tokens'>): Caller => ({
  name,
  headers: { authorization: `Bearer ${tokens[0]}` },
})

export const door = ({ name, scanToken }: Tenant): Caller => ({
  name: `the door of ${name}`,
  headers: { [scanTokenHeader]: scanToken },
})

export const nobody: Caller = { name: 'nobody', headers: {} }

/** Fields of bodies that identify a record. */
const namedInBodies = ['user_id', 'contact_id', 'campaign_id']

/** Two organisers with data of every kind, and the answers to their calls. */
export async function openMatrix(app: ListeningApp) {
  const ada = await addTenant(app, 'Ada')

  const ben = await addTenant(app, 'Ben')

  const endpoints = new Map((await everyEndpoint()).map((each) => [`${each.method} ${each.path}`, each]))

  const everybody = [nobody, organiser(ada), organiser(ben), door(ada), door(ben)]

  /** Members of Ada's team, one of each role, who name it in their calls. */
  const members = await Promise.all(
    roles.map(async (role) => {
      const lists = role === 'door' ? { listIds: [ada.ids['listId']![0]!] } : {}
      const { token } = await addMember(app, { token: ada.tokens[0]! }, role, { name: `The ${role}`, ...lists })
      const headers = { authorization: `Bearer ${token}`, [teamHeader]: ada.personId }
      return { role, caller: { name: role, headers } }
    }),
  )

  const bound = new Map(app.app.routePolicies.map((route) => [`${route.method} ${route.path}`, route.policy]))

  const paths = [...new Set(app.app.routePolicies.map(({ path }) => path))]

  const routes: Route[] = paths.flatMap((path) =>
    methods.map((method) => ({ method, path, policy: bound.get(`${method} ${path}`) })),
  )

  const withPolicy = (...policies: (Policy | undefined)[]) => routes.filter(({ policy }) => policies.includes(policy))

  function endpointOf({ method, path }: Route): Endpoint | undefined {
    return endpoints.get(`${method === 'HEAD' ? 'GET' : method} ${path}`)
  }

  /** The names in path, query and body that identify a record. */
  function namesIn(route: Route): string[] {
    const { query, body } = endpointOf(route) ?? {}
    const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
    for (const name of inPath) assert.ok(name in missing, `Teach the matrix a value for :${name} (${route.path}).`)
    const asked = [query, body].flatMap((schema) => (schema ? Object.keys(schemaOf(schema).properties ?? {}) : []))
    return [...inPath, ...asked.filter((name) => ['batch_id', 'list', ...namedInBodies].includes(name))]
  }

  async function ask(
    route: Route,
    caller: Caller,
    ids: Ids,
    { sends = true, payload: chosen }: { sends?: boolean; payload?: object } = {},
  ): Promise<Answer> {
    const { query, body } = endpointOf(route) ?? {}
    const url = route.path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(ids[name]!))
    const required = query ? (schemaOf(query).required ?? []) : []
    const asked = Object.keys(query ? (schemaOf(query).properties ?? {}) : {}).filter(
      (name) => name in ids || required.includes(name),
    )
    const payload = chosen ?? (sends ? sampleOf(body, `${route.method} ${route.path}`) : undefined)
    for (const name of namedInBodies) {
      if (payload && typeof payload === 'object' && name in payload) Object.assign(payload, { [name]: ids[name] })
    }
    const isForm = route.policy === 'mailchimp'
    const answer = await injectAnswer(app.app, {
      method: route.method,
      url,
      query: Object.fromEntries(asked.map((name) => [name, ids[name] ?? 'example'])),
      headers: { ...caller.headers, ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(isForm ? { payload: 'type=subscribe' } : payload !== undefined && { payload: payload as object }),
    })
    const { date: _, ...headers } = answer.headers
    // A random value, given to browsers that have none yet.
    if ('set-cookie' in headers) headers['set-cookie'] = String(headers['set-cookie']).replaceAll(/=[\w-]{43}/g, '=…')
    return { status: answer.statusCode, headers, body: answer.body }
  }

  /** All ways to name data of `theirs`: all of it by either key, and each id alone among own ids. */
  function trespasses(route: Route, theirs: Tenant, own: Tenant): { real: Ids; absent: Ids }[] {
    const names = namesIn(route)
    const first = (tenant: Tenant) => Object.fromEntries(names.map((name) => [name, tenant.ids[name]![0]!]))
    const none = Object.fromEntries(names.map((name) => [name, missing[name]!]))
    const all = names.flatMap((name) => theirs.ids[name]!.map((key) => ({ ...first(theirs), [name]: key })))
    return [
      ...all.map((real) => ({ real, absent: none })),
      ...names.flatMap((name) =>
        theirs.ids[name]!.map((key) => ({
          real: { ...first(own), [name]: key },
          absent: { ...first(own), [name]: missing[name]! },
        })),
      ),
    ]
  }

  async function assertAbsent(route: Route, caller: Caller, theirs: Tenant, own: Tenant, status: number[]) {
    for (const { real, absent } of trespasses(route, theirs, own)) {
      const what = `${caller.name}: ${route.method} ${route.path} ${JSON.stringify(real)}`
      const answer = await ask(route, caller, real)
      assert.ok(status.includes(answer.status), `${what}: ${answer.status} ${answer.body}`)
      assert.deepEqual(answer, await ask(route, caller, absent), what)
      assertUnmarked(answer, what)
    }
  }

  async function forgetTries(): Promise<void> {
    const owner = openAsOwner({ connectionString: app.connectionString })
    await sql`delete from throttles`.execute(owner)
    await owner.destroy()
  }

  /** Ada's data, without times that change on their own. */
  async function rowsOfAda(): Promise<string[]> {
    const owner = openAsOwner({ connectionString: app.connectionString })
    const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'listpass' and table_type = 'BASE TABLE'
    and table_name not in ('throttles', 'leases', 'slot_leases', 'login_paces', 'login_sizes', 'public_addresses', 'spent_tickets') order by 1`.execute(
      owner,
    )
    const seen: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(name)} t where to_jsonb(t)::text ~ ${[ada.personId, ada.ids['listId']![0], ada.ids['accountId']![0]].join('|')}
      order by to_jsonb(t)::text`.execute(owner)
      for (const { row } of rows) {
        const kept = Object.entries(row).filter(([key]) => !/_(at|from|since)$/.test(key))
        seen.push(`${name} ${JSON.stringify(kept)}`)
      }
    }
    await owner.destroy()
    return seen.sort()
  }

  async function isAtRest(): Promise<boolean> {
    const owner = openAsOwner({ connectionString: app.connectionString })
    const waiting = await owner.selectFrom('pending_writes').select('contact_id').execute()
    const hints = await owner.selectFrom('webhook_deliveries').select('id').execute()
    await owner.destroy()
    return waiting.length + hints.length === 0
  }

  const marks = [ada.personId, ada.email, ada.listName, ...Object.values(ada.ids).flat(), ...ada.codes]

  function assertUnmarked({ body }: Answer, what: string): void {
    for (const mark of marks) assert.ok(!body.includes(mark), `${what}: ${mark}`)
  }

  return {
    ada,
    ben,
    endpoints,
    everybody,
    members,
    bound,
    withPolicy,
    namesIn,
    ask,
    assertAbsent,
    forgetTries,
    rowsOfAda,
    isAtRest,
    assertUnmarked,
  }
}
