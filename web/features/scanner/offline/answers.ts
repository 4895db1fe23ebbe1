// What guests answered at this door, until the server has it.
import { answerAsks } from '#contract/asks.ts'
import { Declined } from '../../../api/declined.ts'
import type { Answers } from '../door/answers.ts'
import type { Storage } from '../door/kept.ts'
import type { Hands } from './hands.ts'

/** Keeps the answers of a scan, which go with the next hand-in. It begins now. Without storage they are only sent. */
export async function answerLater(hands: Hands, scanId: string, answers: Answers): Promise<void> {
  const { ports, listId } = hands
  const storage = await hands.storage
  if (!storage) return send(hands, scanId, answers)
  const sealed = await storage.crypt.seal(answers)
  await storage.database.put('answers', { scanId, listId, sealed, at: ports.clock.now() })
  hands.send({ type: 'due', rhythm: 'hand in' })
}

/** Sends what is kept for this list. The scans come first, because an answer belongs to a scan that the server has. */
export async function sendAnswers(hands: Hands, { database, crypt }: Storage, listId: string): Promise<void> {
  for (const kept of await database.getAllFromIndex('answers', 'list', listId)) {
    const answers = await crypt.unseal<Answers>(kept.sealed)
    await send(hands, kept.scanId, answers, listId).catch(unlessRejected)
    // Staff may have changed them meanwhile.
    const now = await database.get('answers', kept.scanId)
    if (now?.at === kept.at) await database.delete('answers', kept.scanId)
  }
}

async function send({ ports, listId }: Hands, scanId: string, answers: Answers, ofList = listId): Promise<void> {
  const body = { answers: Object.entries(answers).map(([tag, value]) => ({ tag, value })) }
  await ports.server.ask(answerAsks, { params: { listId: ofList, scanId }, body })
}

/** The server takes them from no caller: the scan was undone, or the list asks no more. */
function unlessRejected(error: unknown): void {
  if (!(error instanceof Declined) || ![400, 404, 413, 422].includes(error.status)) throw error
}
