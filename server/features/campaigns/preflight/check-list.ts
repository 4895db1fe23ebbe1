// Findings about the list itself: they spoil a send with any mail.
import { counted } from '#domain/counted.ts'
import type { Finding } from './facts.ts'

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
  if (!facts.hasFields) {
    return [
      wrong('fields_missing', 'fields', 'The list has no field for the code.', 'Create the QR fields under Settings.'),
    ]
  }
  const found: Finding[] = []
  if (facts.isBatchRunning) {
    found.push(
      look(
        'codes_running',
        'codes',
        'Listpass is still making the codes.',
        'Wait until it has finished, and look again.',
      ),
    )
  } else if (!facts.areCodesMade) {
    found.push(wrong('codes_missing', 'codes', 'The guests have no codes yet.', 'Generate the codes under Settings.'))
  }
  if (facts.pending > 0) {
    const guests = counted(facts.pending, 'guest')
    found.push(
      look(
        'pending',
        'pending',
        `Mailchimp doesn’t have the newest values of ${guests} yet.`,
        'This takes about a minute. Look again before you send.',
      ),
    )
  }
  if (!facts.isListening) {
    found.push(
      look(
        'not_listening',
        'listening',
        'New subscribers don’t get a code by themselves.',
        'Set up the webhook under Settings.',
      ),
    )
  }
  return [...found, ...checkDoors(facts.doors)]
}

function checkDoors(doors: ListFacts['doors']): Finding[] {
  if (!doors || (doors.endEarly === 0 && doors.othersLast)) return []
  const { occasion, endEarly, othersLast } = doors
  const sentence =
    endEarly > 0
      ? `${counted(endEarly, 'scanner link')} ${endEarly === 1 ? 'ends' : 'end'} before “${occasion}” does.`
      : `No scanner link of “${occasion}” works any more.`
  const todo = othersLast ? 'Change when they end under Doors.' : 'Make a scanner link under Doors.'
  return [look('doors_end', 'doors', sentence, todo)]
}

export function checkReceivers({ withoutCode, total = 0, inMailchimp = 0, inList = 0 }: ReceiverFacts): Finding[] {
  if (withoutCode === undefined) {
    if (inList === 0) return []
    const sentence = `Listpass can’t tell which guests receive this. In the whole list, ${counted(inList, 'guest')} ${inList === 1 ? 'has' : 'have'} no code.`
    return [look('receivers_unknown', 'recipients', sentence, 'Sync the list under Settings, and look again.')]
  }
  if (withoutCode === total && Math.max(total, inMailchimp) > 0) {
    return [
      wrong('nobody_has_code', 'recipients', 'None of the recipients has a code.', 'Sync the list under Settings.'),
    ]
  }
  return [...checkKnown(withoutCode), ...checkUnknown(total, inMailchimp)]
}

function checkKnown(withoutCode: number): Finding[] {
  if (withoutCode === 0) return []
  const sentence = `${counted(withoutCode, 'recipient')} ${withoutCode === 1 ? 'has' : 'have'} no code yet.`
  return [
    wrong(
      'some_without_code',
      'recipients',
      sentence,
      'Their emails would show a sample. Sync the list under Settings.',
    ),
  ]
}

/** New contacts. Mailchimp's count of a draft's recipients may be older than ours, so a smaller one says nothing. */
function checkUnknown(total: number, inMailchimp: number): Finding[] {
  if (inMailchimp <= total) return []
  const sentence = `Mailchimp counts ${counted(inMailchimp, 'recipient')}, and Listpass knows ${counted(total, 'of them', 'of them')}.`
  return [
    look('new_recipients', 'recipients', sentence, 'New contacts have no code yet. Sync the list under Settings.'),
  ]
}

function look(id: string, check: Finding['check'], sentence: string, todo: string): Finding {
  return { id, check, light: 'look', sentence, todo, where: undefined }
}

function wrong(id: string, check: Finding['check'], sentence: string, todo: string): Finding {
  return { id, check, light: 'wrong', sentence, todo, where: undefined }
}
