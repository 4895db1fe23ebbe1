import { operator } from '#contract/audit.ts'
import type { Person } from '../../kernel/person.ts'
import type { Needs } from '../../kernel/services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { scopeOf } from './change-links.ts'
import { noLink } from './find-links.ts'
import * as store from './store.ts'

/** Whoever runs Listpass gives a link an end, which may be now. It stays, and its organiser can give it more time. */
export async function endLink(
  services: Needs<'database'>,
  person: Pick<Person, 'id'>,
  { listKey, linkId }: { listKey: string; linkId: string },
  at: Date,
): Promise<void> {
  const scope = await scopeOf(services, person, listKey)
  await services.database.as(scope, async (tx) => {
    await store.holdLink(tx, linkId)
    const [link] = await store.findLinks(tx, scope.list, linkId)
    if (!link) throw noLink()
    await store.changeLink(tx, scope.list, link.id, { ...link, expiresAt: at })
    await keepRecord(tx, person, 'scanner_link_changed', {
      listId: scope.list,
      who: operator,
      details: { link: link.id, label: link.label, expires_at: at.toISOString() },
    })
  })
}
