import { sealedCredentials } from './features/accounts/open-account.ts'
import { sealedTotp } from './features/auth/second-factor/totp.ts'
import { sealedSlugs } from './features/doors/slug.ts'
import { sealedWebhooks } from './features/webhooks/protection.ts'
import type { SealedColumn } from './secrets/sealed-column.ts'

/** Every column with sealed values; a test searches for sealed values anywhere else. */
export const sealedColumns: SealedColumn[] = [sealedCredentials, ...sealedWebhooks, sealedSlugs, sealedTotp]
