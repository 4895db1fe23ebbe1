import type { SandboxProcess } from '../sandbox-process.ts'
import type { MailchimpAccount } from './mailchimp-side.ts'

/** Puts into a sandbox what Mailchimp held when the release ended. */
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
