import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { WalkIn } from '#contract/walk-in.ts'
import type { QueuedScan, Sealed } from '../door/kept.ts'
import type { LeftScan } from '../door/machine/events.ts'
import { doorHere } from '../testing/door-here.ts'
import { plainOccasion } from '../testing/occasions.ts'
import { playMachine } from '../testing/play-machine.ts'
import { plainCrypt } from '../testing/world/crypt.ts'
import { leftScans } from './left-scans.ts'

const guest: WalkIn = { contact_id: 'new', name: 'Omar Quick', people: 2, has_agreed: false }
const text = 'https://listpass.example/q/NEW/scan'

const sending = (page: string): QueuedScan => ({
  scanId: 'first',
  listId: 'ours',
  hash: 'h',
  text: text as unknown as Sealed,
  guest: { sealed: guest as unknown as Sealed, most: 2 },
  party: ['second'],
  state: 'sending',
  told: undefined,
  scannedAt: 5000,
  clockOffsetMs: undefined,
  heard: undefined,
  page,
})

const tabs = { live: async () => new Set(['open']) }

test('the scan of a guest whom a closed page added is found, with the guest, the time and the party', async () => {
  const [left, ...more] = await leftScans(tabs, plainCrypt, [sending('closed'), sending('open')])
  assert.deepEqual(more, [])
  assert.ok(left)
  const { id, ...rest } = left
  assert.notEqual(id, 'first')
  const expected = {
    text,
    way: 'added',
    at: new Date(5000),
    guest,
    party: ['second'],
    occasionId: undefined,
    isExit: false,
  }
  assert.deepEqual(rest, expected)
})

/** What a door begins with once its storage is ready. */
function begunWith(left: Partial<LeftScan>, list = doorHere): string[] {
  const door = playMachine(() => undefined, { list })
  door.send({ type: 'opened', clockOffsetMs: undefined })
  const scan = {
    id: 'again',
    text,
    way: 'added' as const,
    at: new Date(5000),
    guest,
    occasionId: undefined,
    isExit: false,
  }
  const commands = door.send({ type: 'prepared', held: [], left: [{ ...scan, ...left }], isPersistent: true })
  return commands.flatMap((command) =>
    command.do === 'begin' ? [`${command.read.id} ${command.read.guest?.name}`] : [],
  )
}

test('a page continues the scan of a guest whom the page before it added', () => {
  assert.deepEqual(begunWith({}), ['again Omar Quick'])
})

test('a scan of another occasion is not continued, because its id stands for that one', () => {
  const night = { ...plainOccasion, id: 'night', is_plain: false }
  assert.deepEqual(begunWith({}, { ...doorHere, occasion: night }), [])
  assert.deepEqual(begunWith({ occasionId: 'night' }, { ...doorHere, occasion: night }), ['again Omar Quick'])
})
