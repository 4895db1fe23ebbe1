import { connectMailchimp, connectOptions } from '#contract/connect.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../kernel/services.ts'
import { beginConsent } from './begin-consent.ts'

export function accountsRoutes(serve: Serve, services: Services): void {
  serve.signedIn(connectOptions, () => Promise.resolve({ oauth: services.consent !== undefined }))

  serve.ownPage(connectMailchimp, async ({ person, body, browser }) => {
    const asked = { accountName: body.account_name, userId: body.user_id, browser }
    return { url: await beginConsent(services, person, asked), message: 'Going to Mailchimp for your consent.' }
  })
}
