import type { Language } from '#domain/spoken.ts'
import type { Tx } from '../../../database/open.ts'
import type { Needs } from '../../../services.ts'
import { readDevice } from '../device.ts'
import { tellNewDevice } from '../jobs.ts'
import { keepBrowserLanguage } from '../store.ts'
import type { Way } from '../token.ts'
import * as store from './store.ts'

const signInsOfPerson = 200

type Caller = { userAgent: string | undefined; language: Language; device?: string | undefined }

/** Keeps the sign-in for the person to see, and tells them of a new device. `isFirst`: the account was made just now. */
export async function keepSignIn(
  services: Needs<'database' | 'keys' | 'jobs'>,
  tx: Tx,
  person: { id: string; email: string },
  { userAgent, device, language }: Caller,
  { id, way, isFirst }: { id: string; way: Way; isFirst: boolean },
): Promise<void> {
  const now = services.database.now()
  const isNewDevice = !isFirst && readDevice(services.keys, person.email, device, now)?.person !== person.id
  await keepBrowserLanguage(tx, person.id, { language, isNewDevice })
  await store.addSignIn(tx, person.id, { id, userAgent, way, isNewDevice })
  await store.dropSignIns(tx, person.id, signInsOfPerson)
  if (!isNewDevice) return
  await services.jobs.enqueue(tx, tellNewDevice, { personId: person.id, signInId: id, at: now.getTime() })
}
