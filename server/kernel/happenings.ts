// Events for counters (server/metrics, if METRICS_PORT is set). Without a listener an event costs one check. Events
// name no person or list, because the figures are kept longer.
import { channel } from 'node:diagnostics_channel'
import type { Reason } from '#domain/verdict.ts'
import type { TroubleKind } from './mailchimp-trouble.ts'

export type Happenings = {
  /** An attempt was answered; `ms` if a guest was waiting at the door. */
  scan: { reason: Reason; way: 'at the door' | 'handed in'; ms?: number }
  /** An attempt could not be decided: too many waited, or there was a fault. */
  'undecided-scan': { why: 'too many' | 'fault' }
  /** A request was answered. The route is its template; `ms` is missing for streams. */
  answer: { method: string; route: string; status: number; ms?: number | undefined }
  /** A call to Mailchimp ended. */
  'mailchimp-call': { operation: string; outcome: 'ok' | TroubleKind; ms: number }
  /** One of our calls begins or ends its wait for Mailchimp's limits. */
  'mailchimp-wait': { reason: 'pace' | 'slot'; change: 1 | -1 }
  /** The number of open door streams. */
  streams: { open: number }
}

export const channels: { [Name in keyof Happenings]: ReturnType<typeof channel> } = {
  scan: channel('listpass:scan'),
  'undecided-scan': channel('listpass:undecided-scan'),
  answer: channel('listpass:answer'),
  'mailchimp-call': channel('listpass:mailchimp-call'),
  'mailchimp-wait': channel('listpass:mailchimp-wait'),
  streams: channel('listpass:streams'),
}

/** Lets a caller skip reading the clock without listeners. */
export function isHeard(name: keyof Happenings): boolean {
  return channels[name].hasSubscribers
}

export function tell<Name extends keyof Happenings>(name: Name, happening: Happenings[Name]): void {
  if (channels[name].hasSubscribers) channels[name].publish(happening)
}

/** Returns a function that removes the listener. */
export function listenTo<Name extends keyof Happenings>(
  name: Name,
  hear: (happening: Happenings[Name]) => void,
): () => void {
  const listener = (message: unknown) => hear(message as Happenings[Name])
  channels[name].subscribe(listener)
  return () => {
    channels[name].unsubscribe(listener)
  }
}
