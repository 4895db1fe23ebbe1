// Proofs by the tests of features and programs: tests too slow for the quick ring, or with a larger full form.
import { type Proof, proof } from './proof.ts'

export const featureProofs: Proof[] = [
  {
    name: 'starts',
    shows:
      'Server, sandbox and the operator’s programs start beside, after and upon each other, whatever was killed before',
    by: {
      tests: [
        'sandbox/main.test.ts',
        'scripts/start.test.ts',
        // Thirty wrong set-ups, each one sentence from the start and from the doctor.
        'scripts/doctor.test.ts',
        'scripts/admin.test.ts',
        'scripts/admin-teams.test.ts',
      ],
    },
    minutes: 5,
  },
  {
    name: 'few-calls',
    shows: '5,000 scans of 1,000 contacts are at most 20 calls of Mailchimp, and at most 10 more with tags',
    by: { tests: ['server/features/write-back/write-back.test.ts', 'server/features/attending/calls.test.ts'] },
    minutes: 4,
  },
  {
    name: 'databases',
    shows:
      'The embedded database starts after every kill, in any folder, as no superuser; a killed test leaves no database behind',
    by: {
      tests: [
        'server/database/embedded/start-postgres.test.ts',
        'server/database/login.test.ts',
        'server/testing/this-machine.test.ts',
      ],
    },
    minutes: 5,
    isOnlyHere: true,
  },
  {
    name: 'troubles',
    shows:
      'While a list in Mailchimp differs from ours, no contact is removed that is there, and both sides become equal',
    by: {
      tests: [
        'server/features/codes/sync.test.ts',
        'server/features/webhooks/polling.test.ts',
        'server/verify/compare-lists.test.ts',
      ],
    },
    minutes: 5,
  },
  {
    name: 'moving-lists',
    shows:
      'However a list moves in Mailchimp while it is read, each contact gets a code and none that is there is removed; a sync stops when asked to',
    by: { tests: ['server/features/codes/moving-list.test.ts', 'server/features/codes/cancelled-sync.test.ts'] },
    minutes: 2,
    isOnlyHere: true,
  },
  {
    name: 'distrust',
    shows:
      'While Mailchimp answers wrongly, denies, or fails large calls, nothing is lost or removed, work continues, and no other host is called',
    by: {
      tests: [
        'server/features/codes/distrust.test.ts',
        'server/features/codes/small-calls.test.ts',
        'server/features/codes/denied/denied.test.ts',
        'server/features/occasions/segments/distrusted-segments.test.ts',
        'server/features/write-back/denied-writes.test.ts',
        'server/mailchimp/call-sizes.test.ts',
        'server/mailchimp/only-mailchimp.test.ts',
      ],
    },
    minutes: 5,
    isOnlyHere: true,
  },
  {
    name: 'away',
    shows:
      'While a mail server, the database or room on the disk is away, nothing is lost, and work continues afterwards',
    by: {
      tests: [
        'server/features/auth/reset/mail-server-away.test.ts',
        'server/database/silent-connections.test.ts',
        'server/http/without-room.test.ts',
        'server/jobs/watch-progress.test.ts',
      ],
    },
    minutes: 4,
    isOnlyHere: true,
  },
  {
    name: 'walls',
    shows: 'No call, caller or method reaches another organiser’s data; 100,000 malformed requests do no harm',
    by: {
      tests: [
        proof('matrix'),
        proof('malformed'),
        'server/features/doors/leaked-link.test.ts',
        'server/http/raw-requests.test.ts',
      ],
    },
    settings: { LISTPASS_REQUESTS: '100000' },
    minutes: 6,
  },
  {
    name: 'floods',
    shows:
      '20,000 guesses at addresses and 20,000 at passwords do no harm; a flood from one network or organiser leaves room for the others',
    by: {
      tests: [
        'server/features/doors/guesses.test.ts',
        'server/features/auth/throttles.test.ts',
        'server/http/overload.test.ts',
        'server/http/shares.test.ts',
        'server/http/trust-proxy.test.ts',
      ],
    },
    minutes: 5,
    isOnlyHere: true,
  },
  {
    name: 'guesses',
    shows:
      '20,000 guesses each at codes of apps, recovery codes and invitations open nothing, and their owners still get in',
    by: {
      tests: [
        'server/features/auth/second-factor/code-guesses.test.ts',
        'server/features/teams/invitations/guesses.test.ts',
      ],
    },
    minutes: 11,
    isOnlyHere: true,
  },
  {
    name: 'crowds',
    shows:
      'Lists of up to 80,000 contacts are read and exported in pages; 64 doors at once and 5,000 scans end as a few do',
    by: {
      tests: [
        'server/features/codes/refused-members.test.ts',
        'server/features/doors/doors-at-once.test.ts',
        'server/features/live/offline-list.test.ts',
        'server/features/live/offline-changes.test.ts',
        'server/features/occasions/segments/large-segment.test.ts',
        'server/features/privacy/exporting.test.ts',
        'server/features/write-back/write-back.test.ts',
      ],
    },
    minutes: 2,
  },
  {
    name: 'occasions',
    shows:
      'In 200,000 generated visits door and database decide alike; 16 doors at two servers never let more than 500 of 2,000 guests in, and each overrun of a door without a connection is told',
    by: {
      tests: [
        'server/features/scanning/occasions-alike.test.ts',
        'server/features/scanning/occasion-cases.test.ts',
        'server/features/scanning/offline-occasion-cases.test.ts',
        proof('full-house'),
      ],
    },
    settings: { LISTPASS_VISITS: '200000' },
    minutes: 12,
  },
  {
    name: 'door-model',
    shows:
      '100,000 made-up evenings of a door, with late, lost and overtaken answers, reloads at any moment, tabs, clocks that jump and full storage: nothing acknowledged is lost, shown twice, counted twice or left untold',
    by: { tests: ['web/features/scanner/offline/door-model.test.ts'] },
    minutes: 10,
  },
  {
    name: 'same-time',
    shows: 'Signing in and forgetting a password take the same time for an email with an account and without',
    by: { tests: [proof('same-time')] },
    minutes: 4,
    isOnlyHere: true,
  },
  {
    name: 'deliveries',
    shows: '10,000 webhook deliveries, tripled, shuffled and forged: the result equals Mailchimp',
    by: { tests: ['server/features/webhooks/deliveries.test.ts'] },
    minutes: 4,
    isOnlyHere: true,
  },
  {
    name: 'lifecycle',
    shows:
      'Whatever happens to a member in Mailchimp, code and count continue: by webhook or poll, with contact ids or without',
    by: { tests: ['server/features/webhooks/lifecycle.test.ts'] },
    minutes: 2,
  },
  {
    name: 'call-counts',
    shows: '100,000 contacts with at most 1.05 × the least calls of Mailchimp that its limits allow',
    by: { tests: ['server/features/codes/call-counts.test.ts'] },
    minutes: 4,
  },
]
