import { ownAddress } from '#contract/address.ts'
import { connectMailchimp, connectOptions } from '#contract/connect.ts'
import type { Serve } from '../../http/serve.ts'
import { said } from '../../kernel/said.ts'
import type { Services } from '../../services.ts'
import { beginConsent } from './begin-consent.ts'

export function accountsRoutes(serve: Serve, services: Services): void {
  serve.signedIn(ownAddress, () =>
    Promise.resolve({
      public_url: services.publicUrl,
      is_trial: services.isTrial,
      trouble: services.seenAddress.trouble,
      former: services.formerAddresses.map(({ publicUrl, replacedAt }) => ({
        public_url: publicUrl,
        replaced_at: replacedAt.toISOString(),
      })),
    }),
  )

  serve.signedIn(connectOptions, () => Promise.resolve({ oauth: services.consent !== undefined }))

  serve.ownPage(connectMailchimp, async ({ person, team, body, browser }) => {
    const asked = { accountName: body.account_name, userId: body.user_id, browser }
    return {
      url: await beginConsent(services, { person, team }, asked),
      message: said('consent_begins'),
    }
  })
}
