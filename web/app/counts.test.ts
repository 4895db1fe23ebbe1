import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AuditEntry } from '#contract/audit.ts'
import { sentenceOf } from '../features/account/activity/sentences.ts'
import { words as account } from '../features/account/words.ts'
import { words as batch } from '../features/code-manager/batch/words.ts'
import { bulkWords } from '../features/code-manager/guests/words.ts'
import { words as tags } from '../features/code-manager/guests/tags/words.ts'
import { words as print } from '../features/code-manager/guests/print/words.ts'
import { words as listHome } from '../features/code-manager/home/words.ts'
import { asideOfColours } from '../features/code-manager/settings/aside-of-colours.ts'
import { guestWords } from '../features/code-manager/settings/guest-words.ts'
import { hintOf, hintOfOthers } from '../features/code-manager/settings/status-hints.ts'
import { words as links } from '../features/code-manager/links/words.ts'
import { words as rules } from '../features/code-manager/rules/words.ts'
import { words as status } from '../features/code-manager/status/words.ts'
import { words as list } from '../features/code-manager/words.ts'
import { door as scanner } from '#words/en/door/index.ts'
import { goesOn, haveCodes } from '../features/setup/say-codes.ts'
import { words as setup } from '../features/setup/words.ts'
import { explained } from '../product/guest-count.ts'
import { signOutWords } from './sign-out-words.ts'

/** Each text with a count, and its wording for zero, one and two. */
const texts: Record<string, [(count: number) => string, none: string, one: string, two: string]> = {
  selected: [bulkWords.selected, '0 guests selected', '1 guest selected', '2 guests selected'],
  changing: [(count) => bulkWords.progress(0, count), '0 of 0 guests', '0 of 1 guest', '0 of 2 guests'],
  blocked: [bulkWords.did.block, '0 guests blocked', '1 guest blocked', '2 guests blocked'],
  unblocked: [bulkWords.did.unblock, '0 guests unblocked', '1 guest unblocked', '2 guests unblocked'],
  maximum: [bulkWords.did.max, 'of 0 guests set', 'of 1 guest set', 'of 2 guests set'],
  toTag: [tags.title, 'Tag 0 guests', 'Tag 1 guest', 'Tag 2 guests'],
  tagging: [(count) => tags.giving(count, 'VIP'), 'Tagging 0 guests', 'Tagging 1 guest', 'Tagging 2 guests'],
  tagged: [(count) => tags.given(count, 'VIP'), '0 guests tagged', '1 guest tagged', '2 guests tagged'],
  untagging: [(count) => tags.taking(count, 'VIP'), 'from 0 guests', 'from 1 guest', 'from 2 guests'],
  untagged: [(count) => tags.taken(count, 'VIP'), 'from 0 guests', 'from 1 guest', 'from 2 guests'],
  refusedTags: [tags.refused, 'refused 0 guests', 'refused 1 guest', 'refused 2 guests'],
  goneOfTag: [tags.gone, '0 guests left', '1 guest left', '2 guests left'],
  taggedMany: [
    (count) => said('guests_tagged', { contacts: count, given: true, tag: 'VIP' }),
    ': 0 guests',
    ': 1 guest',
    ': 2 guests',
  ],
  goneGuests: [bulkWords.gone, '0 guests were', '1 guest was', '2 guests were'],
  toBlock: [bulkWords.blockTitle, 'Block 0 guests?', 'Block 1 guest?', 'Block 2 guests?'],
  toUnblock: [bulkWords.unblockTitle, 'Unblock 0 guests?', 'Unblock 1 guest?', 'Unblock 2 guests?'],
  toSet: [bulkWords.maxTitle, 'of 0 guests', 'of 1 guest', 'of 2 guests'],
  sheets: [print.hint, '0 pages, A4', '1 page, A4', '2 pages, A4'],
  onPaper: [print.guests, '0 guests, A–Z', '1 guest, A–Z', '2 guests, A–Z'],
  blockedMany: [
    (count) => said('contacts_changed', { contacts: count, blocked: true }),
    'codes of 0 contacts were',
    'code of 1 contact was',
    'codes of 2 contacts were',
  ],
  guests: [listHome.guests, '0 guests', '1 guest', '2 guests'],
  counted: [guestWords.guests, '0 guests', '1 guest', '2 guests'],
  colours: [asideOfColours, 'No words yet', '1 word', '2 words'],
  people: [(count) => hintOf('pending', count), '0 people', '1 person', '2 people'],
  uncounted: [hintOfOthers, '0 people', '1 person', '2 people'],
  explained: [
    (count) => explained(7, count),
    '0 others also have codes',
    '1 other also has a code',
    '2 others also have codes',
  ],
  guessable: [list.guessable.title, '0 codes could', '1 code could', '2 codes could'],
  renew: [list.guessable.question, '0 contacts get new codes', '1 contact gets a new code', '2 contacts get new codes'],
  matches: [(count) => rules.matches(0, count), 'of 0 contacts', 'of 1 contact', 'of 2 contacts'],
  covered: [(count) => status.coverageOf(0, count), 'of 0 members have', 'of 1 member has', 'of 2 members have'],
  missing: [status.missing, '0 members have', '1 member has', '2 members have'],
  generate: [status.generateQuestion, '0 members of', '1 member of', '2 members of'],
  drift: [status.drift, '0 contacts differ', '1 contact differs', '2 contacts differ'],
  pending: [status.pending, '0 changes are', '1 change is', '2 changes are'],
  refused: [status.refused, '0 contacts can’t', '1 contact can’t', '2 contacts can’t'],
  devices: [links.devices, '0 devices use', '1 device uses', '2 devices use'],
  failed: [batch.generate.failed, '0 contacts couldn’t', '1 contact couldn’t', '2 contacts couldn’t'],
  unsynced: [batch.sync.failed, '0 contacts couldn’t', '1 contact couldn’t', '2 contacts couldn’t'],
  progress: [(count) => batch.progressOf(0, count), '0 of 0 contacts', '0 of 1 contact', '0 of 2 contacts'],
  remove: [batch.doubt.remove, 'Remove 0 Contacts', 'Remove 1 Contact', 'Remove 2 Contacts'],
  leave: [batch.doubt.question, 'Did 0 contacts leave', 'Did 1 contact leave', 'Did 2 contacts leave'],
  gone: [batch.doubt.question, 'at most 0 contacts', 'at most 1 contact', 'at most 2 contacts'],
  signedIn: [account.elsewhere, '0 other devices', '1 other device', '2 other devices'],
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
  active: [scanner.page.activeMembers, '0 active members', '1 active member', '2 active members'],
  saved: [scanner.bar.pending, '0 scans waiting', '1 scan waiting', '2 scans waiting'],
  elsewhere: [scanner.bar.pendingElsewhere, '0 scans of other', '1 scan of another', '2 scans of other'],
  found: [scanner.people.found, '0 people', '1 person', '2 people'],
  locked: [scanner.kiosk.wait, '0 seconds', '1 second', '2 seconds'],
  subscribers: [setup.members, '0 subscribers', '1 subscriber', '2 subscribers'],
  codesMade: [(count) => setup.codesMade(0, count), '0 of 0 contacts', '0 of 1 contact', '0 of 2 contacts'],
  allHave: [(count) => haveCodes(count, count), 'no contacts yet', 'Your only contact has', 'All 2 contacts have'],
  someHave: [(count) => haveCodes(0, count), 'no contacts yet', '0 of 1 contact has', '0 of 2 contacts have'],
  goesOn: [(count) => goesOn(0, count), '0 of 0 contacts have', '0 of 1 contact has', '0 of 2 contacts have'],
  kept: [setup.refused, '0 contacts', '1 contact', '2 contacts'],
  signOut: [signOutWords.question, '0 scans haven’t', '1 scan hasn’t', '2 scans haven’t'],
}

for (const [name, [text, ...wanted]] of Object.entries(texts)) {
  test(`A text counts none, one and two in plain words: ${name}`, () => {
    for (const [count, part] of wanted.entries()) assert.match(text(count), new RegExp(`${part}\\b`))
  })
}

function said(action: AuditEntry['action'], details: AuditEntry['details']): string {
  return sentenceOf({ action, details })
}
