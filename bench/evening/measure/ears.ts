// Doors that listen, in a process of their own: it counts the bytes and the messages that they get.
import { get } from 'node:http'
import { scanTokenHeader } from '#contract/doors.ts'
import { answerOrders } from '../../load/other-process.ts'

/** Opens streams, or tells what all of them heard since the last order. */
export type EarOrder = { address: string; listId: string; tokens: string[] } | { heard: true }
export type HeardAll = { messages: number; bytes: number; streams: number }

let heard: HeardAll = { messages: 0, bytes: 0, streams: 0 }

answerOrders(async (order: EarOrder): Promise<HeardAll> => {
  // One after another, because a network may not open many at once.
  if ('tokens' in order) for (const token of order.tokens) await open({ ...order, token })
  const since = heard
  heard = { ...heard, messages: 0, bytes: 0 }
  return since
})

function open({ address, listId, token }: { address: string; listId: string; token: string }): Promise<void> {
  const headers = { [scanTokenHeader]: token }
  return new Promise((resolve, reject) => {
    get(`${address}/api/lists/${listId}/stream`, { agent: false, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A stream was answered with ${response.statusCode}.`))
      heard.streams += 1
      response.once('data', () => resolve())
      response.on('data', (piece: Buffer) => {
        heard.bytes += piece.length
        heard.messages += piece.toString('latin1').split('event: changes').length - 1
      })
    }).once('error', reject)
  })
}
