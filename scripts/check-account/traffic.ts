/** Facts that each call of the check records. */
export type Traffic = {
  fetch: (request: Request) => Promise<Response>
  calls: () => number
  slowestMs: () => number
  /** Calls that Mailchimp throttled, and the Retry-After of each. */
  putOff: () => { status: number; retryAfter: string | undefined }[]
}

const busy = new Set([429, 503])

export function recordTraffic(fetch: (request: Request) => Promise<Response>): Traffic {
  const putOff: ReturnType<Traffic['putOff']> = []
  let calls = 0
  let slowestMs = 0
  return {
    async fetch(request) {
      const began = performance.now()
      calls += 1
      try {
        const response = await fetch(request)
        const { status, headers } = response
        if (busy.has(status)) putOff.push({ status, retryAfter: headers.get('retry-after') ?? undefined })
        return response
      } finally {
        slowestMs = Math.max(slowestMs, performance.now() - began)
      }
    },
    calls: () => calls,
    slowestMs: () => slowestMs,
    putOff: () => putOff,
  }
}
