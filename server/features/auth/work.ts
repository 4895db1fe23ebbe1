import { sweepThrottles } from '../../database/throttle.ts'
import type { Perform } from '../../jobs/open-jobs.ts'
import type { Worker } from '../../jobs/take-turns.ts'
import type { Needs, WorkServices } from '../../services.ts'
import * as jobs from './jobs.ts'
import { sendLink } from './reset/send-link.ts'
import { sendNewDevice } from './sign-ins/tell-new-device.ts'
import { sweep, findSelf } from './store.ts'
import { sendPasswordChanged } from './tell-password-changed.ts'
import { sendWayChanged } from './tell-way-changed.ts'
import type * as z from 'zod/mini'
import { findReader } from './find-person.ts'
import type { mailEmailCode, tellSecondFactor } from './jobs.ts'
import { codeLetter, secondFactorLetter } from './letters.ts'
import { goodForMinutes, openCode } from './email-proof/code.ts'
import { findLetterLanguage } from './own-language.ts'

const usefulHours = 24

async function sendSecondFactor(
  services: Needs<'database' | 'mail' | 'publicUrl' | 'log' | 'now'>,
  { personId, change, at }: z.output<typeof tellSecondFactor.payload>,
  stopping: AbortSignal,
): Promise<void> {
  if (services.now().getTime() - at > usefulHours * 3_600_000) {
    return services.log.warn({ person: personId }, 'a person was not told in time that their second step was changed')
  }
  const person = await services.database.as({ person: personId }, (tx) => findSelf(tx))
  if (!person) return
  const reader = { ...person, language: await findLetterLanguage(services, personId) }
  await services.mail.send(secondFactorLetter(`${personId}.${at}`, reader, change, services.publicUrl), stopping)
}

const sweepEveryMs = 3_600_000

export async function authWork(perform: Perform, services: WorkServices): Promise<void> {
  await perform(jobs.sendResetLink, (asked, stopping) => sendLink(services, asked, stopping))
  await perform(jobs.mailEmailCode, (asked, stopping) => sendEmailCode(services, asked, stopping))
  await perform(jobs.tellPasswordChanged, (change, stopping) => sendPasswordChanged(services, change, stopping))
  await perform(jobs.tellNewDevice, (made, stopping) => sendNewDevice(services, made, stopping))
  await perform(jobs.tellSecondFactor, (change, stopping) => sendSecondFactor(services, change, stopping))
  await perform(jobs.tellWayChanged, (change, stopping) => sendWayChanged(services, change, stopping))
}

/** Removes expired rows: now and every hour. Every node does so, which does no harm. */
export function startSweeping(services: WorkServices): Worker {
  let sweeping = Promise.resolve()
  const sweepAll = () => {
    sweeping = sweep(services.allTeams)
      .then(() => sweepThrottles(services.allTeams))
      .catch((error: unknown) => services.log.warn({ err: error }, 'what has run out could not be swept up'))
  }
  sweepAll()
  const every = setInterval(sweepAll, sweepEveryMs)
  return {
    async stop() {
      clearInterval(every)
      await sweeping
    },
  }
}

/** A code that ran out while the mail server was away is not sent. */
async function sendEmailCode(
  services: Needs<'database' | 'keys' | 'mail' | 'log' | 'now'>,
  { personId, at, box }: z.output<typeof mailEmailCode.payload>,
  stopping: AbortSignal,
): Promise<void> {
  if (services.now().getTime() - at > goodForMinutes * 60_000) {
    return services.log.warn({ person: personId }, 'a code that proves an email was not sent in time')
  }
  const reader = await findReader(services, personId)
  if (!reader) return
  const code = openCode(services.keys, personId, box)
  await services.mail.send(codeLetter(`${personId}.${at}`, reader, code), stopping)
}
