// Removes only what the check has made, in this run or an earlier one.
import { memberHash } from '../../server/mailchimp/audience.ts'
import { isOwnField, isOwnHook } from './own.ts'
import { CallFailed, type Way } from './way.ts'
import { fieldPage, hookPage } from './wire.ts'

/** Finds members by their addresses, and webhooks and fields by their names. Returns what could not be removed. */
export async function cleanUp(way: Way, emails: Iterable<string>): Promise<string[]> {
  const stays: string[] = []
  const remove = async (what: string, path: string, method = 'DELETE') => {
    if (!(await removes(way, path, method))) stays.push(what)
  }
  for (const email of new Set(emails)) {
    await remove('a member', `${way.list}/members/${memberHash(email)}/actions/delete-permanent`, 'POST')
  }
  const own = await findOwn(way).catch(() => undefined)
  if (!own) return [...stays, 'fields and webhooks']
  for (const { id } of own.hooks) await remove('a webhook', `${way.list}/webhooks/${id}`)
  for (const { merge_id: id } of own.fields) await remove('a field', `${way.list}/merge-fields/${id}`)
  return stays
}

export async function findOwn(way: Way) {
  const { webhooks } = await way.ask({ path: `${way.list}/webhooks` }, hookPage)
  const { merge_fields: all } = await way.ask({ path: `${way.list}/merge-fields`, query: { count: 1000 } }, fieldPage)
  return { hooks: webhooks.filter(isOwnHook), fields: all.filter(isOwnField) }
}

const tries = 3

/** A 404 counts as removed. */
async function removes(way: Way, path: string, method: string): Promise<boolean> {
  for (let tried = 1; tried <= tries; tried += 1) {
    const answer = await way.look({ path, method })
    if (answer.status === 204 || answer.status === 404) return true
    if (!new CallFailed(answer).isPassing) return false
    await way.pause(2000 * tried)
  }
  return false
}
