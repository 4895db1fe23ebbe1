// Messages between the scanner pages of one browser, which share the same storage.
import type { Verdict } from '#contract/scanning.ts'

export type Told = {
  listId: string
  settled?: { scanId: string; verdict: Verdict }[]
  /** The server's state, so that only one page needs to find it out. */
  connection?: 'online' | 'offline'
}

export type Channel = { tell: (told: Told) => void; close: () => void }

export function openChannel(onTold: (told: Told) => void): Channel {
  const channel = new BroadcastChannel('listpass-door')
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => onTold(data))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  return { tell: (told) => channel.postMessage(told), close: () => channel.close() }
}
