import type { World } from '../world.ts'

/** Mailchimp waits this long for the answer to its check and to each delivery. */
export const answerWithinMs = 10_000

/** Mailchimp's message when the address does not answer a GET with 200. */
export async function whyUnreachable(world: World, url: string): Promise<string | undefined> {
  const code = await statusOf(world, url)
  if (code === 200) return undefined
  return `We couldn't verify the URL is working. Please double check and try again. HTTP Code: ${code}`
}

async function statusOf({ callOut }: World, url: string): Promise<number> {
  try {
    const answer = await callOut(
      new Request(url, {
        headers: { 'User-Agent': 'MailChimp.com WebHook Validator' },
        redirect: 'manual',
        signal: AbortSignal.timeout(answerWithinMs),
      }),
    )
    await answer.body?.cancel()
    return answer.status
  } catch {
    return 0
  }
}

/** The pretend Mailchimp calls only this machine; any other address counts as unreachable. */
export async function callLoopback(request: Request): Promise<Response> {
  const { hostname } = new URL(request.url)
  if (!isLoopback(hostname)) throw new TypeError(`the sandbox calls only this machine, not ${hostname}`)
  return fetch(request)
}

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
