import { sql } from 'kysely'
import type { Admin } from '../admin/open-admin.ts'
import { setUpWebhook } from '../features/webhooks/set-up-webhook.ts'
import { MailchimpTrouble } from '../kernel/mailchimp-trouble.ts'
import { Refusal } from '../kernel/refusal.ts'
import { step } from '../kernel/step.ts'

/** `trouble`: why the list has no webhook here. It is tried again unless the list checks Mailchimp every 10 minutes now. */
export type Hook = { list: string; trouble: string | undefined }

/** Sets up the webhooks of an arrived team anew, because Mailchimp still calls the former address. */
export async function setUpHooks({ db, services }: Admin, moveId: string): Promise<Hook[]> {
  const { rows } = await sql<{ id: string; team: string; name: string }>`
    select l.id, l.owner_id as team, l.name from arrivals a join lists l on l.id = any (a.hooks)
    where a.move_id = ${moveId} order by l.name, l.id`.execute(db)
  const hooks: Hook[] = []
  for (const { id, team, name } of rows) {
    const trouble = await whyNot(() => setUpWebhook(services, { id: team }, id, 'webhook'))
    // A refusal is an answer. Only a call that may succeed later is repeated.
    if (!(trouble instanceof MailchimpTrouble))
      await sql`update arrivals set hooks = array_remove(hooks, ${id}) where move_id = ${moveId}`.execute(db)
    hooks.push({ list: name, trouble: trouble?.message })
    step('move.hook-set')
  }
  return hooks
}

async function whyNot(work: () => Promise<void>): Promise<Refusal | MailchimpTrouble | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof Refusal || error instanceof MailchimpTrouble) return error
    throw error
  }
}
