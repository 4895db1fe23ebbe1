// Mailchimp's state at the end of a release, kept beside its database, so that the next release finds the same state.
import type { NewAudience } from '../../../sandbox/control.ts'
import type { NewMember } from '../../../sandbox/seed/fill-audience.ts'
import type { Sandbox } from '../../../sandbox/sandbox.ts'
import type { NewField } from '../../../sandbox/store/fields.ts'

export type MailchimpAccount = {
  account: { id: string; name: string; email: string; apiKey: string }
  audiences: (NewAudience & { id: string })[]
}

/** The account that Listpass connected, read through Mailchimp's API. */
export async function readMailchimp(
  sandbox: Sandbox,
  { mailchimpAccount: id, apiKey }: { mailchimpAccount: string; apiKey: string },
): Promise<MailchimpAccount> {
  const account = sandbox.accounts().find((each) => each.id === id)!
  const ask = async <T>(path: string) => {
    const answer = await sandbox.fetch(`https://us14.api.mailchimp.com/3.0${path}`, {
      headers: { authorization: `Bearer ${apiKey}` },
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const audiences = sandbox.audiences(id).map(async (audience) => {
    const { merge_fields: fields } = await ask<{ merge_fields: (NewField & { merge_id: number })[] }>(
      `/lists/${audience.id}/merge-fields?count=100`,
    )
    const { members } = await ask<{
      members: { email_address: string; status: string; merge_fields: Record<string, unknown> }[]
    }>(`/lists/${audience.id}/members?count=1000`)
    return {
      id: audience.id,
      name: audience.name,
      account: id,
      // Mailchimp numbers fields in this order.
      fields: fields
        .toSorted((one, other) => one.merge_id - other.merge_id)
        .map(({ tag, name, type, public: isPublic = true }) => ({ tag, name, type, public: isPublic })),
      members: members.map(({ email_address: email, status, merge_fields }): NewMember => ({
        email,
        status,
        merge_fields,
      })),
    }
  })
  return {
    account: { id, name: account.name, email: account.email, apiKey },
    audiences: await Promise.all(audiences),
  }
}
