// Rotates the key: creates a new one, re-seals everything, removes the old one (docs/decisions/0027). It can be killed
// at any point and continues there: both keys stay on the ring until nothing is sealed with the old one.
import { counted } from '#domain/counted.ts'
import { startEmbeddedPostgres } from '../database/embedded/start-postgres.ts'
import { migrate } from '../database/migrate.ts'
import { step } from '../kernel/step.ts'
import { type KeyRing, newKey, readKeyRing } from './key-ring.ts'
import { keysPath, readOrMakeKeys, replaceKeys } from './keys-file.ts'
import { requireKeys } from './require-keys.ts'
import type { SealedColumn } from './sealed-column.ts'
import { giveUpLocked, resealAll, type Vault } from './store.ts'

type Say = (line: string) => void

/**
 * For a server with its own database. It must not be running, because it would keep sealing with the removed key. A
 * running server owns the data folder, and the error names it.
 */
export async function rotateOwnKeys(dataDir: string, columns: SealedColumn[], say: Say, isLost = false): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  try {
    const vault = { address: postgres.address, columns }
    await migrate(vault.address)
    const where = keysPath(dataDir)
    const before = readOrMakeKeys(dataDir, say)
    const ring = readKeyRing(before, where)
    await (isLost ? giveUp(vault, ring, say) : requireKeys(vault, ring, where))
    // More than one new key means that an earlier run was interrupted: this run completes it.
    const setting = ring.ids.length > 1 ? before : `${newKey(ring.ids)},${before}`
    if (setting !== before) replaceKeys(dataDir, setting)
    step('rotate.both-kept')
    const both = readKeyRing(setting, where)
    const count = await resealAll(vault, both)
    step('rotate.resealed')
    replaceKeys(dataDir, setting.split(',')[0]!)
    step('rotate.done')
    say(
      `${counted(count, 'secret was', 'secrets were')} closed with the new key ${both.ids[0]}. The old one is no longer in ${where}.`,
    )
    say('Start Listpass again. A copy of the data from before today needs the old key to be read.')
  } finally {
    await postgres.stop()
  }
}

/** For servers whose settings contain the ring. All of them have the new key in front by now, and may keep running. */
export async function resealWithGiven(vault: Vault, setting: string, say: Say, isLost = false): Promise<void> {
  const ring = readKeyRing(setting)
  await (isLost ? giveUp(vault, ring, say) : requireKeys(vault, ring, 'LISTPASS_KEYS'))
  const count = await resealAll(vault, ring)
  const [newest, ...others] = ring.ids
  say(`${counted(count, 'secret was', 'secrets were')} closed with the first key of LISTPASS_KEYS, ${newest}.`)
  say(
    others.length > 0
      ? `Nothing stored needs ${others.join(' and ')} any more, as long as every server was started with this LISTPASS_KEYS. ` +
          'Take what is behind the first key away and start them again.'
      : 'To change the key, put a new one in front of it as `id:key`, such as one from `openssl rand -base64 32`, start every ' +
          'server with both, and run this again.',
  )
}

/** Gives up the values of former keys for good. */
async function giveUp(vault: Vault, ring: KeyRing, say: Say): Promise<void> {
  const count = await giveUpLocked(vault, ring)
  if (count > 0) {
    say(
      `${counted(count, 'secret was', 'secrets were')} closed with keys that are gone, and given up: accounts have to be connected again, webhooks set up ` +
        'again, scanner links made again.',
    )
  }
}
