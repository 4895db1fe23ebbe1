// What Mailchimp itself needs before it sends a draft, and when it sends it.
import type { Checklist, Draft } from '../../../mailchimp/campaigns.ts'
import type { Finding } from './facts.ts'
import { findingOf } from './findings.ts'

/** `occasion`: the next one, and when it ends. */
export type SendingFacts = {
  draft: Pick<Draft, 'subject' | 'fromName' | 'replyTo' | 'receiverCount' | 'sendAt' | 'kind'>
  /** Undefined if Mailchimp does not show it. */
  checklist: Checklist | undefined
  occasion: { name: string; closesAt: Date } | undefined
}

/** Our own sentences, and the line of Mailchimp's checklist that each says too. */
const linesOf = {
  subject_missing: /subject/i,
  from_missing: /^from\b|reply|sender/i,
  no_recipients: /recipient|audience|^list\b|^to\b/i,
  unread: /content|design|html|plain/i,
}

/** `inContent`: findings about the content, which the checklist may repeat. */
export function checkSending({ draft, checklist, occasion }: SendingFacts, inContent: readonly Finding[]): Finding[] {
  const found: Finding[] = []
  // Each version of a test of several has its own subject and sender.
  if (draft.subject.trim() === '' && draft.kind !== 'variate') found.push(findingOf({ name: 'subject_missing' }))
  if (draft.fromName.trim() === '' || draft.replyTo.trim() === '') {
    if (draft.kind !== 'variate') found.push(findingOf({ name: 'from_missing' }))
  }
  if (draft.receiverCount === 0) found.push(findingOf({ name: 'no_recipients' }))
  if (occasion && draft.sendAt && draft.sendAt >= occasion.closesAt)
    found.push(findingOf({ name: 'sent_too_late', params: { occasion: occasion.name } }))
  if (!checklist) return [...found, findingOf({ name: 'checklist_unread' })]
  const told = [...found, ...inContent].map(({ name }) => name)
  const isTold = (heading: string) =>
    Object.entries(linesOf).some(([name, line]) => line.test(heading) && told.some((each) => each === name))
  const items = checklist.items.filter(({ kind, heading }) => kind === 'error' && !isTold(heading))
  const headings = items.map(({ heading }) => heading).filter((heading) => heading !== '')
  if (items.length > 0 || (!checklist.isReady && found.length === 0 && !told.includes('unread')))
    found.push(findingOf({ name: 'not_sendable', params: { items: headings.join(', ') } }))
  return found
}
