// An installation with the real Mailchimp, as the browser hears of it. No story has one.
import type { BrowserContext, Page } from '@playwright/test'
import { ownAddress } from '#contract/address.ts'
import type { AnswerOf } from '#contract/endpoint.ts'

export async function hideSandbox(where: BrowserContext | Page): Promise<void> {
  await where.route(`**${ownAddress.path}`, async (route) => {
    const response = await route.fetch()
    const json: AnswerOf<typeof ownAddress> = { ...(await response.json()), is_trial: false }
    await route.fulfill({ response, json })
  })
}
