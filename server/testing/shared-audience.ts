// Two teams with the same Mailchimp audience, for tests.
import { addAccount } from '#contract/accounts.ts'
import { createFields } from '#contract/codes.ts'
import { acceptMerge, askToMerge, listSharing } from '#contract/merging.ts'
import type { NewAudience } from '../../sandbox/control.ts'
import { addOrganiser, codesOf, type Connected, generateAll, password, prepareList } from './factories.ts'
import type { TestApp } from './start-test-app.ts'

export type Prepared = Connected & { codes: string[]; email: string }

/** `into` was there first; `from` connected the same account later, with codes of its own list. */
export async function shareAudience(
  app: TestApp,
  audience: NewAudience = { members: 4 },
): Promise<{ into: Connected & { codes: string[] }; from: Prepared }> {
  const into = await prepareList(app, audience, 'Noor')
  return { into, from: await connectToo(app, into) }
}

/** Another organiser connects the account of this one, and makes codes. */
export async function connectToo(app: TestApp, first: Connected, name = 'Ada'): Promise<Prepared> {
  const { token, id, email } = await addOrganiser(app, name)
  const body = { account_name: 'Ours too', api_key: first.apiKey }
  const { account } = await app.call(addAccount, { token, body })
  const { mailchimpAccount, apiKey } = first
  const place = { token, list: account.lists[0]!, accountId: account.id, mailchimpAccount, apiKey, personId: id, email }
  await app.call(createFields, { token, params: { listId: place.list.id } })
  await generateAll(app, place)
  return { ...place, codes: await codesOf(app, place) }
}

export const of = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })

/** The team of `from` asks to merge, and the team of `into` accepts. */
export async function mergeInto(
  app: TestApp,
  { from, into }: { from: Connected; into: Connected },
  people: 'editor' | 'door' = 'editor',
) {
  const askId = await askInto(app, { from, into })
  return app.call(acceptMerge, {
    token: into.token,
    params: { listId: into.list.id, askId },
    body: { password, people },
  })
}

/** The id of the request, as the other team's owner sees it. */
export async function askInto(app: TestApp, { from, into }: { from: Connected; into: Connected }): Promise<string> {
  await app.call(askToMerge, { ...of(from), body: {} })
  return (await app.call(listSharing, of(into))).asks[0]!.id
}
