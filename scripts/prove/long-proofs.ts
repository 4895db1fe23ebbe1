import { type Proof, proof } from './proof.ts'

/** The proofs of `npm run prove:long`, which take a night. */
export const longProofs: Proof[] = [
  {
    name: 'all-kills',
    shows:
      '100 × kill -9 of the server, 100 × of Postgres, 25 × of both, under scans, generation, sync and write-back: nothing acknowledged is lost, no code changed or doubled, both sides equal, ready in 5 s',
    by: { tests: [proof('kills')] },
    minutes: 25,
  },
  {
    name: 'install',
    shows:
      'Archive, npm package, Debian package and image start as their own user in a read-only file system, count a scan, and keep it over a restart and a restored backup',
    by: { tests: ['scripts/installed.test.ts'] },
    minutes: 20,
  },
  {
    name: 'cluster',
    shows:
      'Three database machines, of which the primary is killed 10 times, cut off 5 times and frozen 3 times, the synchronous standby is killed 5 times, the leader of etcd 3 times, and the primary changed by hand 5 times, under scans, generation, sync and write-back: nothing acknowledged is lost or doubled, no caller gets a 500, and every door hears of every admission. Debian’s Patroni 3.0.2, started as it comes, loses scans',
    by: { tests: [proof('cluster')] },
    minutes: 45,
    isOnlyHere: true,
  },
  {
    name: 'much-good-news',
    shows: '1,000 mixed runs of plausible wrong answers of Mailchimp end as those of `good-news`',
    by: { tests: [proof('good-news')] },
    minutes: 30,
  },
  {
    name: 'a-million-visits',
    shows: 'In 1,000,000 generated visits door and database decide alike',
    by: { tests: ['server/features/scanning/occasions-alike.test.ts'] },
    minutes: 20,
  },
  {
    name: 'mutants',
    shows:
      'Planted mistakes in the deciding code, in roles, teams and invitations are each noticed by the test meant for them',
    by: { program: ['scripts/mutants/run.ts'], figures: /mutants die$/ },
    minutes: 15,
  },
  {
    name: 'pictures',
    shows: 'npm run screenshots reaches every screen in each of its states, and none is wider than its window',
    by: { program: ['e2e/screenshots/take-screenshots.ts'], figures: /^\d+ pictures of \d+ states$/ },
    minutes: 30,
  },
  {
    name: 'door-hour',
    shows: 'A guest every 400 ms for six minutes at one door: no memory and no frame is lost',
    by: { stories: ['e2e/door-timing.spec.ts'], isTimed: true },
    settings: { LISTPASS_DOOR_MINUTES: '6' },
    minutes: 12,
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
    name: 'large-tags',
    shows: '100,000 contacts of a tag are invited with the memory that a few need',
    by: { tests: [proof('segment-memory')] },
    minutes: 3,
    isOnlyHere: true,
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
    minutes: 6,
    isOnlyHere: true,
  },
  {
    name: 'door-timing',
    shows: 'From camera to verdict in 250 ms without the server and 400 ms with it, p95',
    by: { stories: ['e2e/door-timing.spec.ts'], isTimed: true },
    minutes: 10,
    isOnlyHere: true,
  },
  {
    name: 'offline',
    shows: '500 codes at a door whose page is killed 50 times and whose answers get lost: each code counts once',
    by: { stories: ['e2e/offline-proof.spec.ts'], isTimed: true },
    minutes: 15,
    isOnlyHere: true,
  },
  {
    name: 'mixed-evening',
    shows:
      '420 visits at two doors: parties, guests whom staff add, questions and exits, with 130 kills of pages, 40 of browsers and 30 of the server: nothing that was shown is lost, nothing is doubled, nobody is subscribed, every answer is in Mailchimp',
    by: { stories: ['e2e/mixed-evening.spec.ts'] },
    minutes: 40,
    isOnlyHere: true,
  },
  {
    name: 'all-recipients',
    shows:
      '10,000 recipients of a draft: each fetched picture holds the recipient’s own code. Another library reads it, at three sizes, on light and dark',
    by: { tests: [proof('recipients')] },
    minutes: 30,
  },
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
    name: 'a-million-invited',
    shows: '1,000,000 contacts of a tag are invited with the memory that a few need',
    by: { tests: [proof('segment-memory')] },
    settings: { LISTPASS_MEMBERS: '1000000' },
    minutes: 40,
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
    shows: 'Tests notice at least 90 % of 120 small mistakes in the database functions, chosen by a seed',
    by: {
      program: ['scripts/mutants/run.ts', '--sample', '120', '--seed', '46', '--room', 'sql'],
      figures: /^ *[\d.]+ % /,
    },
    minutes: 180,
  },
  {
    name: 'search-a-million',
    shows: 'A search finds a contact by any part of the name among a million',
    by: { program: ['bench/search.bench.ts'], figures: /│ +\d+ +│/ },
    minutes: 30,
  },
]
