import { contactsOfList } from '#contract/contacts.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../kernel/services.ts'
import { findListOf } from '../lists/find-list.ts'
import { findPage } from './pages/store.ts'

const contactsPerPage = 50

export function contactsRoutes(serve: Serve, services: Services): void {
  serve.signedIn(contactsOfList, async ({ person, params, query }) => {
    const list = await findListOf(services, person, params.listId)
    const scope = { person: person.id, list: list.id }
    const rows = await findPage(services.database, scope, {
      q: query.q,
      after: query.after,
      displayField: list.displayField,
      count: contactsPerPage + 1,
    })
    const page = rows.slice(0, contactsPerPage)
    return {
      contacts: page.map((row) => ({
        id: row.id,
        email: row.email,
        display_value: row.displayValue,
        status: row.status,
        qr_code: row.code,
        max_scans: row.maxScans,
        scan_count: row.scanCount,
      })),
      next: rows.length > contactsPerPage ? page.at(-1)!.email : null,
    }
  })
}
