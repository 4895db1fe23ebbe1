import { sealedCredentials } from './features/accounts/sealed.ts'
import { sealedTotp } from './features/auth/second-factor/sealed.ts'
import { sealedSlugs } from './features/doors/sealed.ts'
import { sealedWebhooks } from './features/webhooks/sealed.ts'
import type { SealedColumn } from './secrets/sealed-column.ts'

/** Every column with sealed values; a test searches for sealed values anywhere else. */
export const sealedColumns: SealedColumn[] = [sealedCredentials, ...sealedWebhooks, sealedSlugs, sealedTotp]
