// Mistakes about who counts as a guest; see planted.ts.
import type { Mutant } from './plant.ts'

const guests = (name: string) => ({ file: 'server/features/codes/guest-statuses.test.ts', name })

export const guestMutants: Mutant[] = [
  {
    name: 'the server lets in contacts that are turned away',
    why: 'A door without a connection refuses a contact that the server lets in.',
    file: 'server/database/functions/scanning/entries.sql',
    changes: [["  when status = any (kept_out) then 'not_a_guest'\n", '']],
    test: {
      file: 'server/features/scanning/occasions-alike.test.ts',
      name: 'door and database decide alike in 10,000 visits to occasions',
    },
  },
  {
    name: 'a door without a connection lets in contacts that are turned away',
    why: 'Without a network, a contact whose status does not count comes in.',
    file: 'web/features/scanner/offline/decide-here.ts',
    changes: [['isNoGuest: entry.state === entryStates.noGuest,', 'isNoGuest: false,']],
    test: {
      file: 'web/features/scanner/offline/decide-here.test.ts',
      name: 'a contact who is no guest is refused with that reason, also where the code is used up',
    },
  },
  {
    name: 'everyone gets a code',
    why: 'The organiser chose that pending contacts do not count, and they get a code all the same.',
    file: 'server/features/contacts/write-values.ts',
    changes: [['    .filter(getsValues)\n', '']],
    test: guests('chosen before the codes are generated: the others get none, and no number counts them'),
  },
  {
    name: 'who counts again gets no code',
    why: 'The organiser counts pending contacts again. They get the campaign without a code.',
    file: 'server/features/codes/change-settings.ts',
    changes: [['    if (counted && list.codesGeneratedAt) await queueUncoded(tx, list.id)\n', '']],
    test: guests('a status that counts again gets its codes, the same as it would have had'),
  },
  {
    name: 'doors do not hear of a changed status',
    why: 'A guest comes back to the list, and doors without a connection go on refusing.',
    file: 'server/database/functions/contacts/changes.sql',
    changes: [['  where l.id = new.list_id\n', '  where false and l.id = new.list_id\n']],
    test: guests('by webhook: a guest who unsubscribes counts no more, and counts again after coming back'),
  },
  {
    name: 'a changed status is not counted',
    why: 'The number of guests stays when a guest unsubscribes, until the next poll counts all contacts.',
    file: 'server/features/contacts/follow-members.ts',
    changes: [
      ['  if (change.length > 0) await changeCounts(tx, list.teamId, list.id, Object.fromEntries(change))\n', ''],
    ],
    test: guests('by webhook: a guest who unsubscribes counts no more, and counts again after coming back'),
  },
]
