import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFromRandom } from '#domain/code.ts'
import { openDatabase } from '../../server/database/open.ts'
import { openRedeemQueue } from '../../server/features/scanning/redeem-queue.ts'
import { redeem } from '../../server/features/scanning/store.ts'
import type { BenchList, BenchLists } from './add-lists.ts'

/** The address of the embedded database of a data folder, as its own files tell it. */
export function addressOf(dataDir: string) {
  const [, , , port, socketDir] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  return { host: socketDir!.trim(), port: Number(port), user: 'postgres', database: 'listpass' }
}

/** The server's own way from a door to a verdict, without HTTP: the queue, the group, the function in the database. */
export function openRedeeming(dataDir: string, lists: BenchLists) {
  const database = openDatabase(addressOf(dataDir), (error) => console.error(error))
  const queue = openRedeemQueue((listId, attempts) => redeem(database, listId, attempts))
  const sessions = Array.from({ length: 4096 }, () => randomUUID())
  const scan = async (list: BenchList, codeKey: string, expected: string) => {
    const decided = await queue.decide({
      listId: list.id,
      scanId: randomUUID(),
      personId: lists.ownerId,
      // Each of its own, since a door that shows many unknown codes is slowed down.
      sessionId: sessions[Math.floor(Math.random() * sessions.length)]!,
      linkId: undefined,
      door: 'Bench',
      text: codeKey,
      codeKey,
      scannedAt: undefined,
    })
    if (decided?.reason !== expected) throw new Error(`${decided?.reason} instead of ${expected}`)
  }
  const anyOf = ({ codes }: BenchList) => codes[Math.floor(Math.random() * codes.length)]!
  return {
    large: () => scan(lists.large, anyOf(lists.large), 'ok'),
    small: () => scan(lists.small, anyOf(lists.small), 'ok'),
    used: () => scan(lists.used, anyOf(lists.used), 'already_used'),
    unknown: () => scan(lists.small, codeFromRandom(crypto.getRandomValues(new Uint8Array(48)))!, 'unknown_code'),
    close: () => database.close(),
  }
}
