// The list of proofs, and how each runs. It includes every file of server/proofs (proofs.test.ts).
import { browserProofs } from './browser-proofs.ts'
import { featureProofs } from './feature-proofs.ts'
import { type Proof, proof } from './proof.ts'

const serverProofs: Proof[] = [
  {
    name: 'kills',
    shows:
      '24 × kill -9 of the server, 24 × of Postgres, 6 × of both, under scans, generation, sync and write-back: nothing acknowledged is lost, no code changed or doubled, both sides equal, ready in 5 s',
    by: { tests: [proof('kills')] },
    settings: { LISTPASS_KILLS: '24' },
    minutes: 10,
    isOnlyHere: true,
  },
  {
    name: 'lost-answers',
    shows:
      '10,000 scans through a proxy that drops 20 % of the answers: accepted scans = distinct codes, and no retry of an admitted code gets "already used"',
    by: { tests: [proof('lost-answers')] },
    minutes: 3,
    isOnlyHere: true,
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
    name: 'move',
    shows:
      'A team moves to another installation and back while its doors scan; the program is killed at each step: every scan that a door decided is there once, numbers of events have no gap, Mailchimp is equal',
    by: { tests: [proof('move')] },
    minutes: 12,
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
    isOnlyHere: true,
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
    name: 'write-back',
    shows: 'A fifth of Mailchimp’s answers fail, and the server is killed during writes: both sides end equal',
    by: { tests: [proof('write-back')] },
    minutes: 5,
    isOnlyHere: true,
  },
  {
    name: 'attended',
    shows:
      'A fifth of Mailchimp’s answers fail, and the server is killed 20 times: tags are those of the database, no scan lacks its event, and doubled events are counted',
    by: { tests: [proof('attended')] },
    minutes: 11,
    isOnlyHere: true,
  },
  {
    name: 'good-news',
    shows:
      '27 kinds of plausible wrong answers of Mailchimp, alone and in 100 mixed runs: no present contact is removed, each missing code is reported, both sides are equal soon after correct answers return',
    by: { tests: [proof('good-news')] },
    settings: { LISTPASS_RUNS: '100' },
    minutes: 10,
    isOnlyHere: true,
  },
  {
    name: 'odd-rows',
    shows:
      'One strange row of each of 52 kinds, alone in a list of 3,000, in generation, sync, check, poll, hints and single looks: the other 2,999 right, the one has a code or is told with its reason',
    by: { tests: [proof('odd-rows')] },
    minutes: 20,
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
    name: 'two-servers',
    shows: 'Two servers on one database behave as one Listpass, also when one is killed',
    by: { tests: [proof('two-servers'), proof('database-away')] },
    minutes: 4,
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
    shows: 'Three minutes of mixed load: memory grows by less than 1 MB a minute, no resource leaks',
    by: { tests: [proof('mixed-load')] },
    settings: { LISTPASS_SOAK_MINUTES: '3' },
    minutes: 6,
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
    name: 'backup',
    shows:
      'A backup of 100,000 contacts, made under load, restores completely elsewhere; without the key it is unreadable',
    by: { tests: [proof('backup')] },
    minutes: 6,
    isOnlyHere: true,
  },
  {
    name: 'restore',
    shows:
      'A damaged file, a wrong key or a database in use restores nothing; a backup moves to a separate server and back; changed keys open everything',
    by: { tests: [proof('restore'), proof('rotate-keys')] },
    minutes: 6,
    isOnlyHere: true,
  },
  {
    name: 'upgrade',
    shows: 'The database of each former release is upgraded without loss',
    by: { tests: [proof('upgrade'), proof('schema-changes')] },
    minutes: 2,
  },
  {
    name: 'recipients',
    shows:
      '2,000 recipients of a draft: each fetched picture holds the recipient’s own code. Another library reads it, at three sizes, on light and dark',
    by: { tests: [proof('recipients')] },
    settings: { LISTPASS_RECIPIENTS: '2000' },
    minutes: 8,
  },
  {
    name: 'limits',
    shows:
      'Each rate limit passed by a hundred times its value: nothing is kept, written to Mailchimp or mailed beyond it',
    by: { tests: [proof('limits')] },
    minutes: 10,
  },
  {
    name: 'release',
    shows: 'A release holds all that it runs and nothing else, whatever form it has',
    by: { tests: ['scripts/release.test.ts'] },
    minutes: 2,
  },
]

export const proofs: Proof[] = [...serverProofs, ...featureProofs, ...browserProofs]
