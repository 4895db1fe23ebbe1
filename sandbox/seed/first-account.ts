import { type Control, usualFields } from '../control.ts'
import { seedFirstDrafts } from './first-drafts.ts'
import { digest } from '../store/ids.ts'

// Built from phrases at run time, because a literal of this shape would look like a real key.
export const firstAccount = {
  id: digest('the account that is there from the start', 25),
  name: 'Sandbox Events',
  email: 'owner@example.com',
  apiKey: `${digest('the API key that is there from the start', 32)}-us14`,
}

export const oauthClient = {
  id: String(100_000_000_000 + parseInt(digest('the OAuth client', 9), 16)),
  secret: digest('the secret of the OAuth client', 50),
}

const audiences = [
  {
    id: digest('audience: guests', 10),
    name: 'Summer gala guests',
    members: 1000,
    hasTags: true,
    fields: [...usualFields, { tag: 'PARTY', name: 'Party', type: 'number' as const }],
  },
  { id: digest('audience: crew', 10), name: 'Crew & friends', members: 12, seed: 2 },
  { id: digest('audience: empty', 10), name: 'New list', members: 0 },
]

/**
 * The audiences of a new sandbox: one with a thousand guests, a small one, and an empty one. The guests have drafts, with
 * pictures from `publicUrl`.
 */
export async function seedFirstAccount(control: Control, publicUrl: string): Promise<void> {
  const isNew = control.accounts().every(({ id }) => id !== firstAccount.id)
  if (isNew) control.addAccount(firstAccount)
  // A deleted audience stays deleted. An audience that is missing because the first start was killed is created now.
  for (const audience of audiences) {
    if (!control.hasAudience(audience.id)) await control.addAudience({ ...audience, account: firstAccount.id })
  }
  seedFirstDrafts(control, firstAccount.id, audiences[0]!.id, publicUrl)
}
