// The table of brandings, as an addition to tables.ts.
import type { Generated } from 'kysely'

export type BrandingTables = {
  brandings: {
    list_id: string
    name: Generated<string>
    place: Generated<string>
    accent: string | null
    shows_guest: Generated<boolean>
    logo_id: string | null
    logo: Buffer | null
  }
}
