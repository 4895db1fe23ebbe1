import { setTimeout as pause } from 'node:timers/promises'

const patienceMs = 120_000
const pauseMs = 500

/** Repeats a call that a busy server refused before any work, as clients should. Any other answer is final. */
export async function askPatiently(ask: () => Promise<Response>): Promise<{ status: number; text: string }> {
  for (const end = Date.now() + patienceMs; ;) {
    const answer = await ask()
    const text = await answer.text()
    const isFinal = answer.status !== 503 || !text.includes('"code":"busy"')
    if (isFinal || Date.now() > end) return { status: answer.status, text }
    await pause(pauseMs)
  }
}
