import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noAbilities } from '../camera/torch-zoom.ts'
import { readyChecks, type ReadyFacts } from './ready-check.ts'

const well: ReadyFacts = {
  camera: { phase: 'active', abilities: { ...noAbilities, hasTorch: true } },
  sound: 'running',
  canKeepAwake: true,
  door: {
    listAge: new Date(2026, 4, 1, 18, 34),
    storage: 'ready',
    page: 'kept',
    isFull: false,
    takeNewVersion: undefined,
  },
  isPersistent: true,
  clockOffsetMs: 200,
  battery: { level: 0.71, isCharging: false },
  now: new Date(2026, 4, 1, 18, 40),
}
const missing = (changed: Partial<ReadyFacts>) =>
  readyChecks({ ...well, ...changed })
    .filter(({ isReady }) => !isReady)
    .map(({ name }) => name)

test('a door at which all is well is ready, with and without a battery that is told', () => {
  assert.deepEqual(missing({}), [])
  assert.equal(readyChecks(well).length, 10)
  assert.equal(readyChecks({ ...well, battery: undefined }).length, 9)
})

test('each thing that is missing is named, and says what to do', () => {
  const door = well.door
  const cases: [Partial<ReadyFacts>, string][] = [
    [{ camera: { phase: 'idle', abilities: noAbilities } }, 'camera'],
    [{ sound: 'off' }, 'sound'],
    [{ canKeepAwake: false }, 'screen'],
    [{ door: { ...door, storage: 'loading', listAge: undefined } }, 'list'],
    [{ door: { ...door, storage: 'refused' } }, 'list'],
    [{ door: { ...door, isFull: true } }, 'list'],
    [{ door: { ...door, page: 'saving' } }, 'page'],
    [{ door: { ...door, page: 'refused' } }, 'page'],
    [{ isPersistent: false }, 'storage'],
    [{ clockOffsetMs: -95_000 }, 'clock'],
    [{ battery: { level: 0.2, isCharging: false } }, 'battery'],
    [{ door: { ...door, takeNewVersion: () => {} } }, 'version'],
  ]
  for (const [changed, name] of cases) {
    assert.deepEqual(missing(changed), [name])
    const line = readyChecks({ ...well, ...changed }).find((check) => check.name === name)
    assert.ok(line?.help, name)
  }
})

test('a camera without a light, a charging battery and a clock without a connection stop no door', () => {
  assert.deepEqual(missing({ camera: { phase: 'active', abilities: noAbilities } }), [])
  assert.deepEqual(missing({ battery: { level: 0.05, isCharging: true } }), [])
  assert.deepEqual(missing({ clockOffsetMs: undefined }), [])
})
