import type { SandboxProcess } from '../sandbox-process.ts'
import type { MailchimpAccount } from './mailchimp-side.ts'

/** Restores Mailchimp's state from the end of the release into a sandbox. */
export async function addMailchimp(
  { address }: Pick<SandboxProcess, 'address'>,
  { account, audiences }: MailchimpAccount,
): Promise<void> {
  const add = async (path: string, body: object) => {
    const answer = await fetch(`${address}/admin${path}`, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
  }
  await add('/accounts', account)
  for (const audience of audiences) await add('/audiences', audience)
}
