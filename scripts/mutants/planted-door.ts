// Mistakes of a door. The model of whole evenings (decision 68) must notice each. Where an evening rarely has the
// needed events, a test of the door's state machine must.
import type { Mutant } from './plant.ts'

const door = 'web/features/scanner'
const test = {
  file: `${door}/offline/door-model.test.ts`,
  name: 'no acknowledged scan of a door is lost, shown twice, counted twice or left untold',
}

const ofMachine = (name: string) => ({ file: `${door}/door/machine/scanning.test.ts`, name })

export const doorMutants: Mutant[] = [
  {
    name: 'a late answer is not shown',
    why: 'The server has confirmed a scan, and its line says all evening that it waits.',
    file: `${door}/door/machine/handing-in.ts`,
    changes: [['    confirm(machine, settled),\n', '    machine,\n']],
    test,
  },
  {
    name: 'handed in as another scan',
    why: 'The server counted a scan whose answer was late, and counts it again when the door hands it in.',
    file: `${door}/offline/run-hand-in.ts`,
    changes: [['scan_id: scan.scanId,', 'scan_id: crypto.randomUUID(),']],
    test,
  },
  {
    name: 'a reload forgets a scan under way',
    why: 'A guest whose scan was counted when the page ended is told that the code was used already.',
    file: `${door}/offline/queue.ts`,
    changes: [["scan.state === 'sending' && scan.scannedAt < now - leftForMs", "scan.state === 'sending'"]],
    test,
  },
  {
    name: 'a code that waits is asked at the server',
    why: 'The server does not know the guest who came in with this code, and lets in a second one.',
    file: `${door}/door/machine/scanning.ts`,
    changes: [
      [" && (machine.shown.connection === 'offline' || isWaiting)", " && machine.shown.connection === 'offline'"],
    ],
    test,
  },
  {
    name: 'the stream continues from where the list was read',
    why: 'A scan of this door lost its place while the stream was away, and nobody at the door hears of it.',
    file: `${door}/offline/run-following.ts`,
    changes: [['list?.heardTo ?? list?.cursor', 'list?.cursor']],
    test,
  },
  {
    name: 'the news of a lost place is taken for another door',
    why: 'Staff acknowledge that a guest lost their place, and are told of the same scan once more.',
    file: `${door}/offline/settle-scans.ts`,
    changes: [['own: own ? { ...own, isInList } : lost,', 'own: own && { ...own, isInList },']],
    test,
  },
  {
    name: 'a card of a code that can be guessed',
    why: 'The holder of an offline list tries the codes of an earlier tool, and reads tables and allergies.',
    file: 'server/features/live/seal-entry.ts',
    changes: [['if (isNamed && row.card)', 'if (withNames && row.card)']],
    test: {
      file: 'server/features/live/seal-entry.test.ts',
      name: 'A code of an earlier tool may be guessed, so the list has neither name nor card for it',
    },
  },
  {
    name: 'a party is counted once',
    why: 'Four people come in with one code, and the count says one.',
    file: 'server/database/functions/scanning/party.sql',
    changes: [["    exit when d.reason <> 'ok';", '    exit;']],
    test: {
      file: 'server/features/scanning/party.test.ts',
      name: 'three of four come in by one call, each with a scan of its own and a common party, and a retry repeats it',
    },
  },
  {
    name: 'a lost answer lets in a second party',
    why: 'The answer to a party was lost. The next scan asks with new ids, and the places are taken twice.',
    file: `${door}/door/machine/scanning.ts`,
    changes: [
      [
        'const { scanId, party, isWaiting } = event',
        'const { scanId, isWaiting } = event\n  const party = before.read.party',
      ],
    ],
    test: ofMachine(
      'a party is asked for by one call with the ids that were kept, and again with the same after a lost answer',
    ),
  },
  {
    name: 'an alert that only the server tells',
    why: 'Without a connection a guest with a nut allergy sounds like any other.',
    file: `${door}/door/machine/scanning.ts`,
    changes: [["alertIn(saved, id) ? 'attention' : 'saved'", "'saved'"]],
    test: ofMachine('an alert has a sound of its own, from the server and from the device, and not on the way out'),
  },
  {
    name: 'a door without a connection lets in guests who are not invited',
    why: 'Without a network, the lounge is open to everyone on the list.',
    file: `${door}/offline/visit-here.ts`,
    changes: [['const isInvited = entry?.state !== entryStates.uninvited', 'const isInvited = true']],
    test: {
      file: `${door}/offline/visit-here.test.ts`,
      name: 'a contact who is not invited is refused, and may leave',
    },
  },
  {
    name: 'a refusal ends a scan that may have counted',
    why: 'The first try was counted and its answer lost. The second is refused, and the guest is "already used" ever after.',
    file: `${door}/door/machine/scanning.ts`,
    changes: [["mayCount ? 'leave' : 'drop'", "failure.kind === 'away' ? 'leave' : 'drop'"]],
    test: ofMachine(
      'a scan that may have counted is left for the next one of its code, even if a later try was declined',
    ),
  },
  {
    name: 'an admission that was stored late is taken up by the next guest',
    why: 'The browser stored the scan after the door had stopped waiting for that. Its result leaves it there.',
    file: `${door}/door/machine/scanning.ts`,
    changes: [['isNoted: isKept || mayBeKept', 'isNoted: isKept']],
    test: ofMachine('no verdict is told before it is stored, also where storing came too late to wait for'),
  },
  {
    name: 'a guest is subscribed unasked',
    why: 'Everybody whom a door adds is subscribed in Mailchimp, with consent or without.',
    file: 'server/features/write-back/add-members.ts',
    changes: [["const status = hasAgreed ? 'pending' : 'transactional'", "const status = 'pending'"]],
    test: {
      file: 'server/features/scanning/walk-ins/walk-ins.test.ts',
      name: 'a guest with an email who does not agree is transactional in Mailchimp, with name, code and count',
    },
  },
  {
    name: 'a code of somebody else from a door',
    why: 'A door of one team gives its guest the code of another team’s guest, whose page then shows the wrong night.',
    file: 'server/database/functions/scanning/walk-ins.sql',
    changes: [['elsif is_code_known(upper(g.code)) then', 'elsif false then']],
    test: {
      file: 'server/features/guest-page/first-holder.test.ts',
      name: 'a door gives no guest a code that any list has or had, and its page stays as it was',
    },
  },
  {
    name: 'a new code in place of the guest’s own',
    why: 'A guest of the list gives an email at the door, and the code in the guest’s email works no more.',
    file: 'server/database/functions/contacts/walk-ins.sql',
    changes: [
      [
        `insert into other_codes (list_id, code_key, contact_id, came_as, door, link_id)
  values (p_list, upper(p_code), known, p_contact, p_door, p_link);`,
        'update contacts set code = p_code where list_id = p_list and id = known;',
      ],
    ],
    test: {
      file: 'server/features/scanning/walk-ins/walk-ins.test.ts',
      name: 'an email of the list checks in that contact, whose code stays, and the door’s code is one more of it',
    },
  },
  {
    name: 'a sync takes away guests of doors',
    why: 'Guests without an email leave the list, and no door lets them in again, because Mailchimp does not show them.',
    file: 'server/features/codes/batches/ending/store.ts',
    changes: [['c.removed_at is null and not is_only_here(c.status, c.held_code)\n', 'c.removed_at is null\n']],
    test: {
      file: 'server/features/scanning/walk-ins/walk-ins.test.ts',
      name: 'a sync keeps guests whom Mailchimp does not have, and erasing takes one of them away',
    },
  },
  {
    name: 'an answer that was lost on its way is forgotten',
    why: 'A guest has agreed to the waiver, the connection broke, and Mailchimp never has the answer.',
    file: `${door}/offline/answers.ts`,
    changes: [['.catch(unlessRejected)', '.catch(() => {})']],
    test: { file: `${door}/offline/answers.test.ts`, name: 'an answer stays until the server has it' },
  },
]
