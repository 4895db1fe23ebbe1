// The list of proofs and how each runs. Every file of server/proofs is in it (proofs.test.ts).

export type Proof = {
  /** Its name on the command line: `npm run prove -- kills`. */
  name: string
  /** The claim that the proof shows when it succeeds. */
  shows: string
  /** Files of tests, stories of a browser, or a program that ends well, with the lines that are its figures. */
  by: { tests: string[] } | { stories: string[] } | { program: string[]; figures: RegExp }
  /** The time limit in minutes. */
  minutes: number
  settings?: Record<string, string>
  /** npm test leaves it out: it is slow, and other tests fail before it. All others run there too, in their small form. */
  isOnlyHere?: true
}

const proof = (name: string) => `server/proofs/${name}.test.ts`

export const proofs: Proof[] = [
  {
    name: 'kills',
    shows:
      '100 × kill -9 of the server, 100 × of Postgres, 25 × of both, under scans, generation, sync and write-back: nothing acknowledged is lost, no code changed or doubled, both sides equal, ready in 5 s',
    by: { tests: [proof('kills')] },
    minutes: 30,
  },
  {
    name: 'lost-answers',
    shows:
      '10,000 scans through a proxy that drops 20 % of the answers: accepted scans = distinct codes, and no retry of an admitted code gets "already used"',
    by: { tests: [proof('lost-answers')] },
    minutes: 3,
  },
  {
    name: 'bad-network',
    shows:
      'Answers of database and Mailchimp are slow, lost, cut off or missing: nothing is lost or done twice, and the server recovers',
    by: { tests: [proof('bad-network')] },
    minutes: 6,
    isOnlyHere: true,
  },
  {
    name: 'clock-skew',
    shows: 'One of two nodes has a clock an hour ahead, then behind: nothing expires wrongly, nothing is done twice',
    by: { tests: [proof('clock-skew')] },
    minutes: 5,
    isOnlyHere: true,
  },
  {
    name: 'disk-full',
    shows:
      'A disk is filled to the last byte: all acknowledged scans are stored, and service returns once there is room',
    by: { tests: [proof('disk-full')] },
    minutes: 5,
    isOnlyHere: true,
  },
  {
    name: 'seen',
    shows: 'Servers of each role report metrics; a stuck one becomes unready, logs why, and recovers automatically',
    by: { tests: [proof('seen')] },
    minutes: 3,
    isOnlyHere: true,
  },
  {
    name: 'rolling-restarts',
    shows: '50 restarts of two servers in turn, under load: no failed scan',
    by: { tests: [proof('rolling-restarts')] },
    minutes: 5,
    isOnlyHere: true,
  },
  {
    name: 'slow-clients',
    shows: '500 clients that send their headers or bodies byte by byte: scans are unaffected',
    by: { tests: [proof('slow-clients')] },
    minutes: 4,
    isOnlyHere: true,
  },
  {
    name: 'failpoints',
    shows:
      'The server is killed between any two effects of each operation: nothing is lost or done twice, both sides end equal',
    by: { tests: [proof('failpoints')] },
    minutes: 10,
  },
  {
    name: 'failpoints-tools',
    shows:
      'Killed between any two effects of preparing a database, changing keys, backup and restore: the next run is whole',
    by: { tests: [proof('failpoints-tools')] },
    minutes: 8,
    isOnlyHere: true,
  },
  {
    name: 'mutants',
    shows: 'Seven planted mistakes are each noticed by the test meant for them',
    by: { program: ['scripts/mutants/run.ts'], figures: /mutants die$/ },
    minutes: 8,
  },
  {
    name: 'write-back',
    shows: 'A fifth of Mailchimp’s answers fail, and the server is killed during writes: both sides end equal',
    by: { tests: [proof('write-back')] },
    minutes: 5,
    isOnlyHere: true,
  },
  {
    name: 'good-news',
    shows:
      '27 kinds of plausible wrong answers of Mailchimp, alone and in 1,000 mixed runs: no present contact is removed, each missing code is reported, both sides are equal soon after correct answers return',
    by: { tests: [proof('good-news')] },
    minutes: 20,
    isOnlyHere: true,
  },
  {
    name: 'stopping',
    shows: 'SIGTERM: calls under way finish, other work continues at the next start, and no answered scan is lost',
    by: { tests: [proof('stopping')] },
    minutes: 4,
    isOnlyHere: true,
  },
  {
    name: 'refused-starts',
    shows:
      'Wrong settings, lost keys, a full disk, a taken port or folder: the start ends with a sentence that says what to do, and loses nothing',
    by: { tests: [proof('refused-starts')] },
    minutes: 4,
    isOnlyHere: true,
  },
  {
    name: 'starts',
    shows:
      'Server, database, sandbox and the operator’s programs start beside, after and upon each other, whatever was killed before',
    by: {
      tests: [
        'server/database/embedded/start-postgres.test.ts',
        'server/database/login.test.ts',
        'server/testing/run-after-me.test.ts',
        'sandbox/main.test.ts',
        'scripts/start.test.ts',
        'scripts/admin.test.ts',
      ],
    },
    minutes: 5,
  },
  {
    name: 'troubles',
    shows:
      'While Mailchimp, a mail server, the database or the disk is slow, full, away, wrong or changing, nothing is lost or removed, and work goes on',
    by: {
      tests: [
        'server/features/codes/distrust.test.ts',
        'server/features/codes/moving-list.test.ts',
        'server/features/codes/small-calls.test.ts',
        'server/features/codes/sync.test.ts',
        'server/features/codes/denied/denied.test.ts',
        'server/features/write-back/denied-writes.test.ts',
        'server/features/webhooks/polling.test.ts',
        'server/features/auth/reset/mail-server-away.test.ts',
        'server/mailchimp/call-sizes.test.ts',
        'server/mailchimp/only-mailchimp.test.ts',
        'server/verify/compare-lists.test.ts',
        'server/database/silent-connections.test.ts',
        'server/http/without-room.test.ts',
        'server/jobs/watch-progress.test.ts',
      ],
    },
    minutes: 8,
  },
  {
    name: 'two-servers',
    shows: 'Two servers on one database behave as one Listpass, also when one is killed',
    by: { tests: [proof('two-servers'), proof('database-away')] },
    minutes: 4,
    isOnlyHere: true,
  },
  {
    name: 'offline-doors',
    shows: '2,000 offline scans in 100 orders of arrival all end as one model predicts',
    by: { tests: [proof('offline-doors')] },
    minutes: 6,
  },
  {
    name: 'doors-hear',
    shows: 'Every other door hears of every admission, once and in order',
    by: { tests: [proof('doors-hear')] },
    minutes: 5,
    isOnlyHere: true,
  },
  {
    name: 'mixed-load',
    shows: 'Five minutes of mixed load: memory grows by less than 1 MB a minute, no resource leaks',
    by: { tests: [proof('mixed-load')] },
    minutes: 8,
    isOnlyHere: true,
  },
  {
    name: 'fair-shares',
    shows:
      'A hostile tenant, a leaked link of each right and a hostile network, each alone and all together, beside ten innocent tenants: 99 % of their calls succeed, and their scans take at most three times as long',
    by: { tests: [proof('fair-shares')] },
    minutes: 20,
    isOnlyHere: true,
  },
  {
    name: 'memory',
    shows: '100,000 contacts get codes, and 300,000 are exported, with the memory that a few need',
    by: { tests: [proof('memory'), proof('export'), proof('bounds')] },
    minutes: 5,
    isOnlyHere: true,
  },
  {
    name: 'walls',
    shows:
      'No call, caller or method reaches another organiser’s data; 100,000 malformed requests, 20,000 guesses at addresses and 1,000 at a password do no harm',
    by: {
      tests: [
        proof('matrix'),
        proof('malformed'),
        'server/features/doors/guesses.test.ts',
        'server/features/auth/throttles.test.ts',
        'server/features/doors/leaked-link.test.ts',
        'server/http/overload.test.ts',
        'server/http/raw-requests.test.ts',
        'server/http/shares.test.ts',
        'server/http/trust-proxy.test.ts',
      ],
    },
    settings: { LISTPASS_REQUESTS: '100000' },
    minutes: 8,
  },
  {
    name: 'same-time',
    shows:
      'Signing in, registering and forgetting a password take the same time for an email with an account and without',
    by: { tests: [proof('same-time')] },
    minutes: 4,
    isOnlyHere: true,
  },
  {
    name: 'backup',
    shows:
      'A backup of 100,000 contacts, made under load, restores completely elsewhere; without the key it is unreadable',
    by: { tests: [proof('backup'), proof('rotate-keys')] },
    minutes: 6,
    isOnlyHere: true,
  },
  {
    name: 'upgrade',
    shows: 'The database of each former release is upgraded without loss; a release starts where it is unpacked',
    by: { tests: [proof('upgrade'), 'scripts/release.test.ts'] },
    minutes: 4,
  },
  {
    name: 'deliveries',
    shows: '10,000 webhook deliveries, tripled, shuffled and forged: the result equals Mailchimp',
    by: { tests: ['server/features/webhooks/deliveries.test.ts'] },
    minutes: 4,
  },
  {
    name: 'lifecycle',
    shows:
      'Whatever happens to a member in Mailchimp, code and count continue: by webhook or poll, with contact ids or without',
    by: { tests: ['server/features/webhooks/lifecycle.test.ts'] },
    minutes: 2,
  },
  {
    name: 'check-account',
    shows: 'A check of a real audience that is interrupted or killed at any of its calls leaves the audience as it was',
    by: {
      tests: [
        'scripts/check-account/check-account.test.ts',
        'scripts/check-account/differing.test.ts',
        'scripts/check-account.test.ts',
      ],
    },
    minutes: 3,
    isOnlyHere: true,
  },
  {
    name: 'call-counts',
    shows: '100,000 contacts with at most 1.05 × the least calls of Mailchimp that its limits allow',
    by: { tests: ['server/features/codes/call-counts.test.ts'] },
    minutes: 6,
  },
  {
    name: 'barriers',
    shows:
      'No barrier on any screen, light and dark, narrow and wide, with every dialog and menu open; a list and a door are worked by keyboard alone',
    by: { stories: ['e2e/accessibility.spec.ts', 'e2e/by-keyboard-alone.spec.ts', 'e2e/design-page.spec.ts'] },
    minutes: 15,
    isOnlyHere: true,
  },
  {
    name: 'door-timing',
    shows: 'From camera to verdict in 250 ms without the server and 400 ms with it, p95',
    by: { stories: ['e2e/door-timing.spec.ts'] },
    minutes: 10,
    isOnlyHere: true,
  },
  {
    name: 'screens',
    shows:
      'While the server is slow, fails or is away every screen says so and keeps what was typed; hostile values are text; 200 lists and 10,000 contacts fit, narrow and wide',
    by: {
      stories: [
        'e2e/reading-in-trouble.spec.ts',
        'e2e/acting-in-trouble.spec.ts',
        'e2e/manager-in-trouble.spec.ts',
        'e2e/hostile-values.spec.ts',
        'e2e/a-lot-of-everything.spec.ts',
      ],
    },
    minutes: 10,
    isOnlyHere: true,
  },
  {
    name: 'offline',
    shows: '500 codes at a door whose page is killed 50 times and whose answers get lost: each code counts once',
    by: { stories: ['e2e/offline-proof.spec.ts'] },
    minutes: 15,
    isOnlyHere: true,
  },
]

/** `npm run prove:long`: for a night. */
export const longProofs: Proof[] = [
  {
    name: 'soak',
    shows: '30 minutes of mixed load: memory, heap and process, grows by less than 1 MB a minute',
    by: { tests: [proof('mixed-load')] },
    settings: { LISTPASS_SOAK_MINUTES: '30' },
    minutes: 45,
  },
  {
    name: 'a-million-contacts',
    shows: '1,000,000 contacts get codes with the memory that a few need',
    by: { tests: [proof('memory')] },
    settings: { LISTPASS_MEMBERS: '1000000' },
    minutes: 60,
  },
  {
    name: 'a-million-requests',
    shows: '1,000,000 malformed requests do no harm',
    by: { tests: [proof('malformed')] },
    settings: { LISTPASS_REQUESTS: '1000000' },
    minutes: 60,
  },
  {
    name: 'mutation-testing',
    shows: 'Tests notice at least 85 % of small changes to the deciding code',
    by: { program: ['scripts/mutants/measure.ts'], figures: /^ *[\d.]+ % / },
    minutes: 90,
  },
  {
    name: 'sql-mutants',
    shows: 'Tests notice at least 90 % of small mistakes in the database functions that decide scans',
    by: { program: ['scripts/mutants/sql/measure.ts'], figures: /^ *[\d.]+ % / },
    minutes: 90,
  },
  {
    name: 'search-a-million',
    shows: 'A search finds a contact by any part of the name among a million',
    by: { program: ['bench/search.bench.ts'], figures: /│ +\d+ +│/ },
    minutes: 30,
  },
]
