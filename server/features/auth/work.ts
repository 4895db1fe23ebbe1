import { sweepThrottles } from '../../database/throttle.ts'
import type { Perform } from '../../jobs/open-jobs.ts'
import type { Worker } from '../../jobs/take-turns.ts'
import type { Services } from '../../services.ts'
import * as jobs from './jobs.ts'
import { sendLink } from './reset/send-link.ts'
import { sendSecondFactor } from './second-factor/tell-second-factor.ts'
import { sendNewDevice } from './sign-ins/tell-new-device.ts'
import { sweep } from './store.ts'
import { sendPasswordChanged } from './tell-password-changed.ts'
import { sendRegistered } from './tell-registered.ts'
import { sendWayChanged } from './tell-way-changed.ts'

const sweepEveryMs = 3_600_000

export async function authWork(perform: Perform, services: Services): Promise<void> {
  await perform(jobs.sendResetLink, (asked, stopping) => sendLink(services, asked, stopping))
  await perform(jobs.tellRegistered, (made, stopping) => sendRegistered(services, made, stopping))
  await perform(jobs.tellPasswordChanged, (change, stopping) => sendPasswordChanged(services, change, stopping))
  await perform(jobs.tellNewDevice, (made, stopping) => sendNewDevice(services, made, stopping))
  await perform(jobs.tellSecondFactor, (change, stopping) => sendSecondFactor(services, change, stopping))
  await perform(jobs.tellWayChanged, (change, stopping) => sendWayChanged(services, change, stopping))
}

/** Removes expired rows: now and every hour. Every node does so, which does no harm. */
export function startSweeping(services: Services): Worker {
  let sweeping = Promise.resolve()
  const sweepAll = () => {
    sweeping = sweep(services.database)
      .then(() => sweepThrottles(services.database))
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
