import type { Perform } from '../../jobs/open-jobs.ts'
import type { Services } from '../../services.ts'
import { sendLetter } from './invitations/send-letter.ts'
import { sendInvitation } from './jobs.ts'

export async function teamsWork(perform: Perform, services: Services): Promise<void> {
  await perform(sendInvitation, (asked, stopping) => sendLetter(services, asked, stopping))
}
