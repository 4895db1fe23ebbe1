import { existsSync, readFileSync } from 'node:fs'
import { type Config, WrongSetting } from '../config.ts'
import { type KeyRing, readKeyRing } from './key-ring.ts'
import { keysPath, readOrMakeKeys } from './keys-file.ts'
import { findLocked, type Vault } from './store.ts'

/** The ring from the settings or from the data folder; `where` is its name in messages. */
export type Keys = { setting: string; where: string }
type FoundKeys = Keys & { isNew: boolean }

export function findKeys(config: Pick<Config, 'keys' | 'dataDir'>, say?: (line: string) => void): FoundKeys {
  const isNew = !lookForKeys(config)
  if (!config.keys) readOrMakeKeys(config.dataDir, say)
  return { ...lookForKeys(config)!, isNew }
}

/** Makes no keys: undefined before the first start. */
export function lookForKeys({ keys, dataDir }: Pick<Config, 'keys' | 'dataDir'>): Keys | undefined {
  const path = keysPath(dataDir)
  const found = keys
    ? { setting: keys, where: 'LISTPASS_KEYS' }
    : existsSync(path) && { setting: readFileSync(path, 'utf8').trim(), where: path }
  if (!found) return undefined
  readKeyRing(found.setting, found.where)
  return found
}

/** Said once. Who runs a container has no other place to see the keys. */
export function keysNote({ setting, where, isNew }: FoundKeys): string | undefined {
  if (!isNew) return undefined
  return `Keys to the stored credentials were made, in ${where}. Keep a copy apart from the backups: ${setting}`
}

const wayOut = ' If it is lost for good, npm run rotate-keys -- --lost gives up what it closed.'

/** Refuses a ring that cannot decrypt the stored credentials, because otherwise a user would find the fault later. */
export async function requireKeys(vault: Vault, ring: KeyRing, where: string): Promise<void> {
  const locked = await findLocked(vault, ring)
  if (!locked) return
  const { what, key, isOnRing } = locked
  throw new WrongSetting(
    isOnRing
      ? `${where} should hold the key ${key} as it was: the one that it holds now does not open ${what}. Put the former one back.${wayOut}`
      : `${where} should hold the key ${key} too, with which ${what} were closed. Put it back, behind the others.${wayOut}`,
  )
}
