// Mistakes about lists that become one; see planted.ts.
import type { Mutant } from './mutant.ts'

const rules = {
  file: 'server/features/merging/as-written.test.ts',
  name: 'two lists with generated histories become what the rules say (0)',
}

export const mergingMutants: Mutant[] = [
  {
    name: 'a guest of two lists comes in twice',
    why: 'The count of one list is forgotten when two become one.',
    file: 'server/database/functions/contacts/unite_contacts.sql',
    changes: [['    scan_count = u.opening + p.scan_count - p.opening_count + u.scans,\n', '']],
    test: rules,
  },
  {
    name: 'a block of the other list is lost',
    why: 'A guest whom one team has blocked comes in.',
    file: 'server/database/functions/contacts/unite_contacts.sql',
    changes: [['p.is_blocked or u.is_blocked or u.most > 0', 'p.is_blocked or u.most > 0']],
    test: rules,
  },
  {
    name: 'codes of the list that went are unknown',
    why: 'Guests with an email of the other team stand outside.',
    file: 'server/database/functions/merging/merge_lists.sql',
    changes: [['  perform unite_codes(q.id, p.id, ids, targets);\n', '']],
    test: rules,
  },
  {
    name: 'the question of another audience accepted',
    why: 'A stranger takes a list whose question they have the id of.',
    file: 'server/database/functions/merging/merge_lists.sql',
    changes: [["    when not shares_audience(q.id, p.id) then 'gone'\n", '']],
    test: {
      file: 'server/features/merging/merging.test.ts',
      name: 'only an owner asks and accepts, and no owner accepts a question of another audience',
    },
  },
]
