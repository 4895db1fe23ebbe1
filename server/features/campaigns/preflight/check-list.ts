// Findings about the list itself: they spoil a send with any mail.
import type { Finding } from './facts.ts'
import { findingOf } from './findings.ts'

export type ListFacts = {
  hasFields: boolean
  areCodesMade: boolean
  isBatchRunning: boolean
  /** Our changes that Mailchimp does not hold yet. */
  pending: number
  isListening: boolean
  /**
   * The next occasion: how many scanner links end before it does, and whether others last until its end. Undefined
   * without an occasion.
   */
  doors: { occasion: string; endEarly: number; othersLast: boolean } | undefined
}

export type ReceiverFacts = {
  /** Recipients without a code; undefined if Listpass cannot tell who receives the mail. */
  withoutCode: number | undefined
  /** Recipients that Listpass knows of; undefined if it cannot tell. */
  total: number | undefined
  /** Recipients that Mailchimp knows of; undefined if it does not say. More than `total` if contacts joined since the last sync. */
  inMailchimp: number | undefined
  /** Contacts of the whole list without a code; undefined if only a part of the list was counted. */
  inList: number | undefined
}

export function checkList(facts: ListFacts): Finding[] {
  if (!facts.hasFields) return [findingOf({ name: 'fields_missing' })]
  const found: Finding[] = []
  if (facts.isBatchRunning) found.push(findingOf({ name: 'codes_running' }))
  else if (!facts.areCodesMade) found.push(findingOf({ name: 'codes_missing' }))
  if (facts.pending > 0) found.push(findingOf({ name: 'pending', params: { guests: facts.pending } }))
  if (!facts.isListening) found.push(findingOf({ name: 'not_listening' }))
  return [...found, ...checkDoors(facts.doors)]
}

function checkDoors(doors: ListFacts['doors']): Finding[] {
  if (!doors || (doors.endEarly === 0 && doors.othersLast)) return []
  const { occasion, endEarly: links, othersLast } = doors
  if (links === 0) return [findingOf({ name: 'doors_none', params: { occasion } })]
  return [findingOf({ name: othersLast ? 'doors_end' : 'doors_all_end', params: { links, occasion } })]
}

export function checkReceivers({ withoutCode, total = 0, inMailchimp = 0, inList = 0 }: ReceiverFacts): Finding[] {
  if (withoutCode === undefined) {
    return inList === 0 ? [] : [findingOf({ name: 'receivers_unknown', params: { guests: inList } })]
  }
  if (withoutCode === total && Math.max(total, inMailchimp) > 0) return [findingOf({ name: 'nobody_has_code' })]
  return [...checkKnown(withoutCode), ...checkUnknown(total, inMailchimp)]
}

function checkKnown(recipients: number): Finding[] {
  return recipients === 0 ? [] : [findingOf({ name: 'some_without_code', params: { recipients } })]
}

/** New contacts. Mailchimp's count of a draft's recipients may be older than ours, so a smaller one says nothing. */
function checkUnknown(known: number, recipients: number): Finding[] {
  return recipients <= known ? [] : [findingOf({ name: 'new_recipients', params: { recipients, known } })]
}
