// Proofs by stories in a browser.
import { edgeTag, type Proof } from './proof.ts'

export const browserProofs: Proof[] = [
  {
    name: 'barriers',
    shows:
      'No barrier on any screen, light and dark, narrow and wide, with every dialog and menu open; a list and a door are worked by keyboard alone',
    by: {
      stories: [
        'e2e/accessibility.spec.ts',
        'e2e/accessibility-of-doors.spec.ts',
        'e2e/by-keyboard-alone.spec.ts',
        'e2e/design-page.spec.ts',
        'e2e/api-barriers.spec.ts',
      ],
    },
    minutes: 15,
    isOnlyHere: true,
  },
  {
    name: 'screens',
    shows:
      'While the server or Mailchimp is slow, fails or is away every screen says so and keeps what was typed; hostile values are text; 200 lists and 10,000 contacts fit, narrow and wide; nothing moves when fonts come',
    by: {
      stories: [
        'e2e/forms.spec.ts',
        'e2e/reading-in-trouble.spec.ts',
        'e2e/acting-in-trouble.spec.ts',
        'e2e/manager-in-trouble.spec.ts',
        'e2e/when-things-go-wrong.spec.ts',
        'e2e/hostile-values.spec.ts',
        'e2e/a-lot-of-everything.spec.ts',
        'e2e/tables.spec.ts',
        'e2e/no-shift.spec.ts',
        'e2e/door-sizes.spec.ts',
      ],
    },
    minutes: 10,
    isOnlyHere: true,
  },
  {
    name: 'door-room',
    shows:
      'Each verdict, question and sheet of a door on six screens, at text of 100 to 200 % and zooms of 150 and 200 %, in the two longest languages: nothing is cut or covered, name, reason and next step are in view, targets have 44 px, keys do not move',
    by: { stories: ['e2e/door-room.spec.ts'] },
    minutes: 30,
  },
  {
    name: 'door-edges',
    shows:
      'A door says what is wrong with its camera, list, link or connection, loses no scan meanwhile, and continues once it is mended',
    by: { stories: ['e2e/camera.spec.ts', 'e2e/door-troubles.spec.ts', 'e2e/offline-edges.spec.ts'] },
    minutes: 5,
    isOnlyHere: true,
  },
  {
    name: 'edges',
    shows:
      'On each screen of organisers, guests and doors: what is empty, refused, slow or away is said and can be tried again; viewers, phones and tablets get all that they may use',
    by: { stories: ['e2e/'], tag: edgeTag },
    minutes: 19,
    isOnlyHere: true,
  },
  {
    name: 'current-pictures',
    shows: 'The pictures of README, landing and guide are as young as the screens that they show',
    by: { tests: ['scripts/pictures/current.test.ts'] },
    minutes: 1,
    isOnlyHere: true,
  },
  {
    name: 'installations',
    shows:
      'Other addresses, a support address and an identity provider change what screens and links say; an ended run of stories leaves nothing behind',
    by: {
      stories: ['e2e/other-installations.spec.ts', 'e2e/identity-provider.spec.ts', 'e2e/ended-run.spec.ts'],
    },
    minutes: 4,
    isOnlyHere: true,
  },
]
