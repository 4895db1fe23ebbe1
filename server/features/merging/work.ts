import type { Perform } from '../../jobs/open-jobs.ts'
import { isPassing } from '../../kernel/mailchimp-trouble.ts'
import type { Services } from '../../services.ts'
import { withAccount } from '../accounts/open-account.ts'
import { removeMergedHook, sendMergeLetter } from './jobs.ts'
import { sendLetter } from './send-letter.ts'

export async function mergingWork(perform: Perform, services: Services): Promise<void> {
  await perform(sendMergeLetter, (asked, stopping) => sendLetter(services, asked, stopping))
  await perform(removeMergedHook, async ({ teamId, accountId, mailchimpId, hookId }) => {
    try {
      await withAccount(services, { id: accountId, teamId }, 'worker', (login) =>
        login.audience(mailchimpId).removeHook(hookId),
      )
    } catch (error) {
      if (isPassing(error)) throw error
      // The account is gone, or its key. A leftover webhook calls an address that leads nowhere.
      services.log.info({ err: error, account: accountId }, 'a webhook could not be taken out of Mailchimp')
    }
  })
}
