// Every feature's background work.
import * as auth from './features/auth/jobs.ts'
import { authWork, startSweeping } from './features/auth/work.ts'
import { sendNotices } from './features/notifying/jobs.ts'
import { notifyingWork, startLookingAtDoors } from './features/notifying/work.ts'
import * as teams from './features/teams/jobs.ts'
import { teamsWork } from './features/teams/work.ts'
import * as contacts from './features/contacts/jobs.ts'
import { contactsWork } from './features/contacts/work.ts'
import { startLookingAgain } from './features/codes/look-again.ts'
import { codesWork } from './features/codes/work.ts'
import { startAskingAgain, startBeginningAgain } from './features/codes/denied/work.ts'
import { startCountingOut } from './features/scanning/work.ts'
import { startReadingSegments } from './features/occasions/work.ts'
import { startForgettingNews } from './features/live/work.ts'
import { startTellingOfGuests } from './features/attending/work.ts'
import { startReadingBounces } from './features/following-up/work.ts'
import { startFollowing } from './features/webhooks/work.ts'
import { mailCode } from './features/write-back/jobs.ts'
import { startWriteBack, writeBackWork } from './features/write-back/work.ts'
import { runBatch } from './features/codes/jobs.ts'
import type { OpenJobs } from './jobs/open-jobs.ts'
import type { Worker } from './jobs/take-turns.ts'
import type { WorkServices } from './services.ts'

export const allJobs = [
  runBatch,
  ...Object.values(contacts),
  ...Object.values(teams),
  sendNotices,
  mailCode,
  ...Object.values(auth),
]

export async function startWork(jobs: OpenJobs, services: WorkServices): Promise<Worker> {
  await authWork(jobs.perform, services)
  await teamsWork(jobs.perform, services)
  await contactsWork(jobs.perform, services)
  await codesWork(jobs.perform, services)
  await notifyingWork(jobs.perform, services)
  await writeBackWork(jobs.perform, services)
  const writeBack = startWriteBack(services)
  const following = startFollowing(services)
  const askingAgain = startAskingAgain(services)
  const beginningAgain = startBeginningAgain(services)
  const sweeping = startSweeping(services)
  const forgetting = startForgettingNews(services)
  const lookingAgain = startLookingAgain(services)
  const countingOut = startCountingOut(services)
  const segments = startReadingSegments(services)
  const notices = startLookingAtDoors(services)
  const telling = startTellingOfGuests(services)
  const bounces = startReadingBounces(services)
  const every = [
    writeBack,
    following,
    sweeping,
    forgetting,
    lookingAgain,
    askingAgain,
    beginningAgain,
    countingOut,
    segments,
    notices,
    telling,
    bounces,
  ]
  return { stop: async () => void (await Promise.all(every.map((worker) => worker.stop()))) }
}
