import * as z from 'zod/mini'
import { moveState } from '#contract/moves.ts'

const withinMs = 3000

/** What another installation knows of a move. Throws if it does not answer as Listpass. */
export async function askInstallation(
  publicUrl: string,
  moveId: string,
): Promise<z.output<(typeof moveState)['answer']>> {
  const address = publicUrl + moveState.path.replace(':moveId', moveId)
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(withinMs) })
  if (!answer.ok) throw new Error(`${publicUrl} answers ${answer.status}.`)
  return z.parse(moveState.answer, await answer.json())
}
