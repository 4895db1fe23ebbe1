// Passes a code whose link was opened in this browser to the scanner in another tab. The code never leaves the browser,
// and the scanner only asks about it.
const channelName = 'listpass-door'
/** Tabs of one browser answer within a few milliseconds, unless they sleep. */
const answerWithinMs = 500

type Message =
  | { kind: 'offer'; offer: string }
  | { kind: 'here'; offer: string; door: string }
  | { kind: 'give'; door: string; code: string }

/** True if a scanner has taken it. */
export function offerCode(code: string): Promise<boolean> {
  if (!('BroadcastChannel' in globalThis)) return Promise.resolve(false)
  const channel = new BroadcastChannel(channelName)
  const offer = newMark()
  return new Promise((resolve) => {
    const giveUp = setTimeout(end, answerWithinMs, false)
    function end(isTaken: boolean) {
      clearTimeout(giveUp)
      channel.close()
      resolve(isTaken)
    }
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind !== 'here' || data.offer !== offer) return
      // Only the first scanner that answers gets the code.
      say(channel, { kind: 'give', door: data.door, code })
      end(true)
    })
    say(channel, { kind: 'offer', offer })
  })
}

/** Listens until the returned function is called. */
export function takeCodes(take: (code: string) => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {}
  const channel = new BroadcastChannel(channelName)
  const door = newMark()
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'offer') say(channel, { kind: 'here', offer: data.offer, door })
    if (data.kind === 'give' && data.door === door) take(data.code)
  })
  return () => channel.close()
}

function say(channel: BroadcastChannel, message: Message) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is heard by its own origin alone
  channel.postMessage(message)
}

function newMark(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join('-')
}
