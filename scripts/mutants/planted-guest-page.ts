// Mistakes about the page of a code and the organiser's look; see planted.ts.
import type { Mutant } from './mutant.ts'

const pages = 'server/features/guest-page/guest-page.test.ts'
const contact = 'server/database/functions/guest-page/contact_of_page.sql'
const page = 'server/database/functions/guest-page/guest_page.sql'

export const guestPageMutants: Mutant[] = [
  {
    name: 'names behind codes that can be guessed',
    why: 'The codes of an earlier tool count up. Each next address shows the name of another guest.',
    file: page,
    changes: [['if b.shows_guest and is_own_code(c.code) then', 'if b.shows_guest then']],
    test: { file: pages, name: 'a code of an earlier tool, which may be guessed, never shows a name' },
  },
  {
    name: 'a name that nobody chose to show',
    why: 'Everyone with the link reads the name of a guest, and the organiser never agreed.',
    file: page,
    changes: [['if b.shows_guest and is_own_code(c.code) then', 'if is_own_code(c.code) then']],
    test: { file: pages, name: 'a plain list shows its name and the code, and nothing of the guest' },
  },
  {
    name: 'a page for a removed guest',
    why: 'A guest who left the list still gets a page that looks valid, and is refused at the entrance.',
    file: contact,
    changes: [['(f.removed_at is null or m.admits_removed)', '(f.removed_at is null or true)']],
    test: { file: pages, name: 'unknown, removed, blocked, erased and mistyped codes get one page that tells nothing' },
  },
  {
    name: 'the page of a later copy',
    why: 'A list that copies a known code later shows its own name and logo to the guests of the first.',
    file: contact,
    changes: [['order by f.created_at, f.list_id limit 1', 'order by f.created_at desc, f.list_id limit 1']],
    test: { file: pages, name: 'where two lists have a code, the older contact’s list speaks' },
  },
  {
    name: 'a drawing that runs scripts is drawn',
    why: 'The file of an attacker reaches the program that draws, with links to other files.',
    file: 'server/features/guest-page/logo/check-file.ts',
    changes: [
      ['  if (!forbidden.some((pattern) => pattern.test(spaced))) return\n', '  if (spaced.length > 0) return\n'],
    ],
    test: {
      file: 'server/features/guest-page/logo/logo.test.ts',
      name: 'an SVG that runs, reads or grows is refused with a sentence',
    },
  },
]
