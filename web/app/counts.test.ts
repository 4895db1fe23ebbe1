import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AuditEntry } from '#contract/audit.ts'
import { sentenceOf } from '../features/account/activity/sentences.ts'
import { words as accountWords } from '../words/account.ts'
import { words as guestsWords } from '../words/guests.ts'
import { words as managerWords } from '../words/manager.ts'
import { words as doorsWords } from '../words/doors.ts'
import { asideOfColours } from '../features/code-manager/settings/colour-drafts.ts'
import { words as settingsWords } from '../words/settings.ts'
import { hintOf, hintOfOthers } from '../features/code-manager/settings/status-hints.ts'
import { allWords } from '#words/testing/all-words.ts'
import { goesOn, haveCodes } from '../features/setup/finish-setup.ts'
import { words as setupWords } from '../words/setup.ts'
import { explained } from '../product/guest-count.ts'
import { words as appWords } from '../words/app.ts'

const scanner = allWords.en.door

/** Each text with a count, and its wording for zero, one and two. */
const texts: Record<string, [(count: number) => string, none: string, one: string, two: string]> = {
  selected: [
    (count) => guestsWords.bulk.selected({ guests: count }),
    '0 guests selected',
    '1 guest selected',
    '2 guests selected',
  ],
  changing: [
    (count) => guestsWords.bulk.progress({ done: 0, of: count }),
    '0 of 0 guests',
    '0 of 1 guest',
    '0 of 2 guests',
  ],
  blocked: [
    (count) => guestsWords.bulk.did.block({ guests: count }),
    '0 guests blocked',
    '1 guest blocked',
    '2 guests blocked',
  ],
  unblocked: [
    (count) => guestsWords.bulk.did.unblock({ guests: count }),
    '0 guests unblocked',
    '1 guest unblocked',
    '2 guests unblocked',
  ],
  maximum: [
    (count) => guestsWords.bulk.did.max({ guests: count }),
    'of 0 guests set',
    'of 1 guest set',
    'of 2 guests set',
  ],
  toTag: [(count) => guestsWords.tags.title({ guests: count }), 'Tag 0 guests', 'Tag 1 guest', 'Tag 2 guests'],
  tagging: [
    (count) => guestsWords.tags.giving({ guests: count, tag: 'VIP' }),
    'Tagging 0 guests',
    'Tagging 1 guest',
    'Tagging 2 guests',
  ],
  tagged: [
    (count) => guestsWords.tags.given({ guests: count, tag: 'VIP' }),
    '0 guests tagged',
    '1 guest tagged',
    '2 guests tagged',
  ],
  untagging: [
    (count) => guestsWords.tags.taking({ guests: count, tag: 'VIP' }),
    'from 0 guests',
    'from 1 guest',
    'from 2 guests',
  ],
  untagged: [
    (count) => guestsWords.tags.taken({ guests: count, tag: 'VIP' }),
    'from 0 guests',
    'from 1 guest',
    'from 2 guests',
  ],
  refusedTags: [
    (count) => guestsWords.tags.refused({ guests: count }),
    'refused 0 guests',
    'refused 1 guest',
    'refused 2 guests',
  ],
  goneOfTag: [(count) => guestsWords.tags.gone({ guests: count }), '0 guests left', '1 guest left', '2 guests left'],
  taggedMany: [
    (count) => said('guests_tagged', { contacts: count, given: true, tag: 'VIP' }),
    ': 0 guests',
    ': 1 guest',
    ': 2 guests',
  ],
  goneGuests: [(count) => guestsWords.bulk.gone({ guests: count }), '0 guests were', '1 guest was', '2 guests were'],
  toBlock: [
    (count) => guestsWords.bulk.blockTitle({ guests: count }),
    'Block 0 guests?',
    'Block 1 guest?',
    'Block 2 guests?',
  ],
  toUnblock: [
    (count) => guestsWords.bulk.unblockTitle({ guests: count }),
    'Unblock 0 guests?',
    'Unblock 1 guest?',
    'Unblock 2 guests?',
  ],
  toSet: [(count) => guestsWords.bulk.maxTitle({ guests: count }), 'of 0 guests', 'of 1 guest', 'of 2 guests'],
  sheets: [(count) => guestsWords.print.hint({ pages: count }), '0 pages, A4', '1 page, A4', '2 pages, A4'],
  onPaper: [(count) => guestsWords.print.guests({ guests: count }), '0 guests, A–Z', '1 guest, A–Z', '2 guests, A–Z'],
  blockedMany: [
    (count) => said('contacts_changed', { contacts: count, blocked: true }),
    'codes of 0 contacts were',
    'code of 1 contact was',
    'codes of 2 contacts were',
  ],
  guests: [(count) => managerWords.home.guests({ guests: count }), '0 guests', '1 guest', '2 guests'],
  counted: [(count) => settingsWords.guestStatuses.guests({ guests: count }), '0 guests', '1 guest', '2 guests'],
  colours: [asideOfColours, 'No words yet', '1 word', '2 words'],
  people: [(count) => hintOf('pending', count), '0 people', '1 person', '2 people'],
  uncounted: [hintOfOthers, '0 people', '1 person', '2 people'],
  explained: [
    (count) => explained(7, count),
    '0 others also have codes',
    '1 other also has a code',
    '2 others also have codes',
  ],
  guessable: [
    (count) => managerWords.list.guessable.title({ codes: count }),
    '0 codes could',
    '1 code could',
    '2 codes could',
  ],
  renew: [
    (count) => managerWords.list.guessable.question({ contacts: count }),
    '0 contacts get new codes',
    '1 contact gets a new code',
    '2 contacts get new codes',
  ],
  matches: [
    (count) => managerWords.rules.matches({ matching: 0, all: count }),
    'of 0 contacts',
    'of 1 contact',
    'of 2 contacts',
  ],
  covered: [
    (count) => managerWords.status.coverageOf({ covered: 0, total: count }),
    'of 0 members have',
    'of 1 member has',
    'of 2 members have',
  ],
  missing: [
    (count) => managerWords.status.missing({ members: count }),
    '0 members have',
    '1 member has',
    '2 members have',
  ],
  generate: [
    (count) => managerWords.status.generateQuestion({ members: count }),
    '0 members of',
    '1 member of',
    '2 members of',
  ],
  drift: [
    (count) => managerWords.status.drift({ contacts: count }),
    '0 contacts differ',
    '1 contact differs',
    '2 contacts differ',
  ],
  pending: [
    (count) => managerWords.status.pending({ changes: count }),
    '0 changes are',
    '1 change is',
    '2 changes are',
  ],
  refused: [
    (count) => managerWords.status.refused({ contacts: count }),
    '0 contacts can’t',
    '1 contact can’t',
    '2 contacts can’t',
  ],
  devices: [(count) => doorsWords.links.devices({ devices: count }), '0 devices use', '1 device uses', '2 devices use'],
  failed: [
    (count) => managerWords.batch.generate.failed({ contacts: count }),
    '0 contacts couldn’t',
    '1 contact couldn’t',
    '2 contacts couldn’t',
  ],
  unsynced: [
    (count) => managerWords.batch.sync.failed({ contacts: count }),
    '0 contacts couldn’t',
    '1 contact couldn’t',
    '2 contacts couldn’t',
  ],
  progress: [
    (count) => managerWords.batch.progressOf({ processed: 0, total: count }),
    '0 of 0 contacts',
    '0 of 1 contact',
    '0 of 2 contacts',
  ],
  remove: [
    (count) => managerWords.batch.doubt.remove({ contacts: count }),
    'Remove 0 contacts',
    'Remove 1 contact',
    'Remove 2 contacts',
  ],
  leave: [
    (count) => managerWords.batch.doubt.question({ contacts: count }),
    'Did 0 contacts leave',
    'Did 1 contact leave',
    'Did 2 contacts leave',
  ],
  gone: [
    (count) => managerWords.batch.doubt.question({ contacts: count }),
    'at most 0 contacts',
    'at most 1 contact',
    'at most 2 contacts',
  ],
  signedIn: [
    (count) => accountWords.person.elsewhere({ devices: count }),
    '0 other devices',
    '1 other device',
    '2 other devices',
  ],
  ended: [(count) => said('sessions_ended', { sessions_ended: count }), ': 0 devices', ': 1 device', ': 2 devices'],
  others: [
    (count) => said('other_sessions_ended', { sessions_ended: count }),
    ': 0 devices',
    ': 1 device',
    ': 2 devices',
  ],
  lists: [(count) => said('lists_synced', { lists: count }), ': 0 lists', ': 1 list', ': 2 lists'],
  made: [(count) => said('generation_started', { contacts: count }), ': 0 contacts', ': 1 contact', ': 2 contacts'],
  compared: [(count) => said('sync_started', { contacts: count }), ': 0 contacts', ': 1 contact', ': 2 contacts'],
  renewed: [(count) => said('codes_renewed', { contacts: count }), ': 0 contacts', ': 1 contact', ': 2 contacts'],
  ruled: [(count) => said('rules_changed', { rules: count }), ': 0 rules', ': 1 rule', ': 2 rules'],
  allowed: [(count) => said('contact_changed', { max: count }), '0 times', '1 time', '2 times'],
  active: [
    (count) => scanner.page.activeMembers({ members: count }),
    '0 active members',
    '1 active member',
    '2 active members',
  ],
  saved: [(count) => scanner.bar.pending({ scans: count }), '0 scans waiting', '1 scan waiting', '2 scans waiting'],
  elsewhere: [
    (count) => scanner.bar.pendingElsewhere({ scans: count }),
    '0 scans of other',
    '1 scan of another',
    '2 scans of other',
  ],
  found: [(count) => scanner.people.found({ people: count }), '0 people', '1 person', '2 people'],
  locked: [(count) => scanner.kiosk.wait({ seconds: count }), '0 seconds', '1 second', '2 seconds'],
  subscribers: [
    (count) => setupWords.wizard.members({ members: count }),
    '0 subscribers',
    '1 subscriber',
    '2 subscribers',
  ],
  codesMade: [
    (count) => setupWords.wizard.codesMade({ done: 0, total: count }),
    '0 of 0 contacts',
    '0 of 1 contact',
    '0 of 2 contacts',
  ],
  allHave: [(count) => haveCodes(count, count), 'no contacts yet', 'Your only contact has', 'All 2 contacts have'],
  someHave: [(count) => haveCodes(0, count), 'no contacts yet', '0 of 1 contact has', '0 of 2 contacts have'],
  goesOn: [(count) => goesOn(0, count), '0 of 0 contacts have', '0 of 1 contact has', '0 of 2 contacts have'],
  kept: [(count) => setupWords.wizard.refused({ contacts: count }), '0 contacts', '1 contact', '2 contacts'],
  signOut: [
    (count) => appWords.signOut.question({ scans: count }),
    '0 scans haven’t',
    '1 scan hasn’t',
    '2 scans haven’t',
  ],
}

for (const [name, [text, ...wanted]] of Object.entries(texts)) {
  test(`A text counts none, one and two in plain words: ${name}`, () => {
    for (const [count, part] of wanted.entries()) assert.match(text(count), new RegExp(`${part}\\b`))
  })
}

function said(action: AuditEntry['action'], details: AuditEntry['details']): string {
  return sentenceOf({ action, details })
}
