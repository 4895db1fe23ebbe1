// Passkeys and identities of an identity provider; see tables.ts.
import type { ColumnType, Generated } from 'kysely'
import type { Stamp } from './column-types.ts'

export type PasskeyTables = {
  passkeys: {
    id: string
    person_id: string
    credential_id: Buffer
    public_key: Buffer
    counter: ColumnType<string, number, number>
    rp_id: string
    name: string
    transports: Generated<string[]>
    created_at: Stamp
    last_used_at: Date | null
  }
  oidc_identities: {
    issuer: string
    subject: string
    person_id: string
    created_at: Stamp
  }
}
