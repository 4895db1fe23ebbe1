// A member of an organiser's team, by an invitation from the outbox.
import { acceptInvitation, invitePerson } from '#contract/teams.ts'
import type { Role } from '#domain/role.ts'
import { type Organiser, registerOrganiser } from './organiser.ts'
import { newestMail } from './outbox.ts'
import type { Product } from './product.ts'

export async function addColleague(
  product: Product,
  organiser: Organiser,
  role: Role,
  name: string,
  listIds: string[] = [],
): Promise<{ colleague: Organiser; teamId: string }> {
  const colleague = await registerOrganiser(product, name)
  const link = await inviteByMail(product, organiser, colleague.email, role, listIds)
  const token = link.split('#')[1]!.split('~')[0]!
  const { team } = await colleague.call(acceptInvitation, { body: { token } })
  return { colleague, teamId: team.id }
}

/** Accepts the invitation by the link in the mail. */
export async function inviteByMail(
  product: Product,
  organiser: Organiser,
  email: string,
  role: Role,
  listIds: string[] = [],
): Promise<string> {
  await organiser.confirmEmail()
  await organiser.call(invitePerson, { body: { password: organiser.password, email, role, list_ids: listIds } })
  return (await newestMail(product, email)).links[0]!
}
