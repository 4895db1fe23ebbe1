// Plausible mistakes, planted on purpose (decision 42). Each must fail the test that guards against it. A test that passes with
// the mistake proves nothing.
import type { Mutant } from './plant.ts'
import { doorMutants } from './planted-door.ts'
import { guestMutants } from './planted-guests.ts'
import { teamMutants } from './planted-teams.ts'

// Mistakes about the page of a code and the organiser's look; see planted.ts.

const pages = 'server/features/guest-page/guest-page.test.ts'
const contact = 'server/database/functions/guest-page/pages.sql'
const page = 'server/database/functions/guest-page/pages.sql'

const guestPageMutants: Mutant[] = [
  {
    name: 'names behind codes that can be guessed',
    why: 'The codes of an earlier tool count up. Each next address shows the name of another guest.',
    file: 'server/features/guest-page/open-page.ts',
    changes: [["    if (isGuessable(code)) return { kind: 'code', rows: [], isCertain: true }\n", '']],
    test: {
      file: 'server/features/guest-page/guesses.test.ts',
      name: 'a code that may be guessed opens the same whether it exists or not',
    },
  },
  {
    name: 'a name that nobody chose to show',
    why: 'Everyone with the link reads the name of a guest, and the organiser never agreed.',
    file: page,
    changes: [['if b.shows_guest and is_own_code(upper(p_code))', 'if is_own_code(upper(p_code))']],
    test: { file: pages, name: 'a plain list shows its name and the code, and nothing of the guest' },
  },
  {
    name: 'a page for a removed guest',
    why: 'A guest who left the list still gets a page that looks valid, and is refused at the entrance.',
    file: contact,
    changes: [['(c.removed_at is null or l.admits_removed)', '(c.removed_at is null or true)']],
    test: { file: pages, name: 'unknown, removed, blocked and erased codes get one page that tells nothing' },
  },
  {
    name: 'the page of a later copy',
    why: 'A list that copies a known code later shows its own name and logo to the guests of the first.',
    file: contact,
    changes: [['order by h.code_number, h.is_given', 'order by h.code_number desc, h.is_given']],
    test: {
      file: 'server/features/guest-page/first-holder.test.ts',
      name: 'codes that another team adopts from Mailchimp take no page over, whatever happens to the first holder',
    },
  },
  {
    name: 'a folder that the release leaves out',
    why: 'No image, package or archive starts.',
    file: 'scripts/release/choose-files.ts',
    changes: [["'domain', 'words', ", "'domain', "]],
    test: {
      file: 'scripts/release.test.ts',
      name: 'the archive has the programs, all that they import, the pages and what there is to read',
    },
  },
  {
    name: 'an image that runs as root',
    why: 'Its database refuses to run as root, or whoever breaks in owns the container.',
    file: 'Dockerfile',
    changes: [['USER listpass\n', '']],
    test: {
      file: 'scripts/release.test.ts',
      name: 'the images hold the files of the release and no others, and are run by a user who owns the data',
    },
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

export const mutants: Mutant[] = [
  {
    name: 'read, then write',
    why: 'Two doors that scan one code at once both read a count of 0, and both admit a guest.',
    file: 'server/database/functions/scanning/decide.sql',
    changes: [
      ['      order by n.id limit 1 for no key update\n', '      order by n.id limit 1\n'],
      [
        `      update contacts c set scan_count = c.scan_count + 1, accepted = c.accepted + 1 where c.ctid = any (admitted);
    else`,
        `      update contacts c set scan_count = a.scan_count + 1, accepted = c.accepted + 1
      from unnest(attempts) a where a.reason = 'ok' and c.list_id = p_list and c.id = a.contact_id;
    else`,
      ],
      [
        `effect_values(a.rule_effects), '{}')
      from unnest(attempts) a where a.reason = 'ok' and c.ctid = a.contact_row;
    end if;`,
        `effect_values(a.rule_effects), '{}')
      from unnest(attempts) a where a.reason = 'ok' and c.list_id = p_list and c.id = a.contact_id;
    end if;`,
      ],
      // The database's own check behind it.
      [
        'create or replace function decide_scans(',
        'alter table scans drop constraint if exists scans_list_id_contact_id_number_key;\ncreate or replace function decide_scans(',
      ],
    ],
    test: {
      file: 'server/features/scanning/scanning.test.ts',
      name: 'a scan of a code that is just being counted waits, and gets the verdict after it',
    },
  },
  {
    name: 'closes a moment late',
    why: 'A guest is let in at the very moment at which an occasion is closed, and the door without a connection refuses them.',
    file: 'server/database/functions/scanning/visits.sql',
    changes: [['p_at >= o.closes_at', 'p_at > o.closes_at']],
    test: {
      file: 'server/features/scanning/occasions-alike.test.ts',
      name: 'door and database decide alike in 10,000 visits to occasions',
    },
  },
  {
    name: 'days by UTC',
    why: 'At a daily occasion the count begins anew at midnight in London, wherever the party is.',
    file: 'server/database/functions/occasions/times.sql',
    changes: [['((p_at at time zone p_zone) - make_interval', "((p_at at time zone 'UTC') - make_interval"]],
    test: {
      file: 'server/features/scanning/occasions-alike.test.ts',
      name: 'door and database decide alike in 10,000 visits to occasions',
    },
  },
  {
    name: 'an exit gives no place back',
    why: 'A guest who leaves an occasion that admits again is refused at the door.',
    file: 'server/database/functions/scanning/visits.sql',
    changes: [['coalesce(v.is_exit and not x.is_own', 'coalesce(false and not x.is_own']],
    test: {
      file: 'server/features/scanning/occasion-cases.test.ts',
      name: 'a guest who left may come in again where exits give the place back; each entry counts in Mailchimp',
    },
  },
  {
    name: 'the capacity is read before the lock',
    why: 'Two doors at the last place both let a guest in.',
    file: 'server/database/functions/scanning/visits.sql',
    changes: [['    order by n.id for no key update of s', '    order by n.id']],
    test: {
      file: 'server/features/scanning/occasion-cases.test.ts',
      name: 'two doors at the last place of an occasion let one guest in',
    },
  },
  {
    name: 'no scan id',
    why: 'A door whose answer was lost retries, and its guest is refused as already used.',
    file: 'server/features/scanning/redeem-scan.ts',
    changes: [['scanId: scan.scanId ?? randomUUID(),', 'scanId: randomUUID(),']],
    test: {
      file: 'server/features/scanning/scanning.test.ts',
      name: 'the same scan sent 50 times at once, and again by another server, is one row with one answer',
    },
  },
  {
    name: 'no owner in a query',
    why: 'Any signed-in person may scan any list whose id they know: only row-level security is left.',
    file: 'server/database/functions/doors/sessions.sql',
    changes: [
      ['      join lists on lists.owner_id = m.team_id\n', '      join lists on true\n'],
      ['and may_scan(u.id, m.team_id, lists.id, s.way)', ''],
    ],
    test: {
      file: 'server/proofs/matrix.test.ts',
      name: 'calls of doors: 401 without a session; another link’s session and another organiser find nothing',
    },
  },
  {
    name: 'redirects followed',
    why: 'An answer of Mailchimp, or of a proxy in its place, sends the credential to an unchecked address.',
    file: 'server/mailchimp/exchange.ts',
    changes: [["redirect: 'manual',", "redirect: 'follow',"]],
    test: {
      file: 'server/mailchimp/real-network.test.ts',
      name: 'a 302 is not followed, wherever it leads; the trouble says so',
    },
  },
  {
    name: 'a job outside of its transaction',
    why: 'A server that dies between the two leaves a generation without a worker, which blocks the next one.',
    file: 'server/features/codes/batches/start-batch.ts',
    changes: [
      ['    await services.jobs.enqueue(tx, runBatch, { listId: list.id, batchId: batch.id })\n', ''],
      [
        "  step('batch.begun')\n",
        `  step('batch.begun')
  if (isNew)
    await services.database.as({ team: team.id, list: list.id }, (tx) =>
      services.jobs.enqueue(tx, runBatch, { listId: list.id, batchId: batch.id }),
    )
`,
      ],
    ],
    test: {
      file: 'server/proofs/failpoints.test.ts',
      name: 'killed at batch.begun: a generation goes on, everybody has one code, and what Mailchimp was told stays',
    },
  },
  {
    name: 'a list that is read anew forgets what waits',
    why: 'A door without a server lets the same guest in again as soon as its list was refreshed.',
    file: 'web/features/scanner/offline/decide-here.ts',
    changes: [
      [
        'Math.max(entry?.scanCount ?? 0, ...confirmed) + waiting.length',
        'Math.max(entry?.scanCount ?? 0, ...confirmed)',
      ],
    ],
    test: {
      file: 'web/features/scanner/offline/decide-here.test.ts',
      name: 'a reloaded list keeps this door’s unsent admissions',
    },
  },
  {
    name: 'a delivery believed',
    why: 'Any caller that knows the address of a webhook can remove guests from the list.',
    file: 'server/features/webhooks/follow-hints.ts',
    changes: [
      [
        '    await takeIn(services, place, answer, changesOf(hints))\n',
        `    const left = new Set(changesOf(hints).map(({ from }) => from))
    const members = answer.members.filter(({ hash }) => !left.has(hash))
    await takeIn(services, place, { ...answer, members, missing: [...answer.missing, ...left] }, changesOf(hints))
`,
      ],
    ],
    test: {
      file: 'server/features/webhooks/lifecycle.test.ts',
      name: 'a false delivery removes no one: Mailchimp is asked',
    },
  },
  ...teamMutants,
  ...guestPageMutants,
  ...doorMutants,
  ...guestMutants,
]
