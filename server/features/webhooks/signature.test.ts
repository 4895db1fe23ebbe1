import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { isSignedBy } from './signature.ts'

const secret = 'zI3tsLziqBWhlz6V4PRlGg41u0gdhu7LhYXX4wa0ARM'
const now = new Date('2026-11-21T10:00:00Z')
const seconds = now.getTime() / 1000
const body = Buffer.from('type=profile&data%5Bemail%5D=anna%40example.com')

const sign = (time: number | string, text: Buffer | string = body, key = secret) =>
  createHmac('sha256', key).update(`${time}.`).update(text).digest('hex')
const header = (time: number, text?: Buffer | string, key?: string) => `t=${time},v1=${sign(time, text, key)}`
const isFine = (value: string | undefined) => isSignedBy(secret, value, body, now)

test('a delivery that is signed now is taken, also with a second signature beside it', () => {
  assert.ok(isFine(header(seconds)))
  assert.ok(isFine(`t=${seconds}, v1=${'0'.repeat(64)}, v1=${sign(seconds)}`))
  assert.ok(isFine(header(seconds).toUpperCase().replace('T=', 't=').replace('V1=', 'v1=')))
})

test('in which order its parts stand makes no difference', () => {
  assert.ok(isFine(`v1=${sign(seconds)},t=${seconds}`))
  assert.ok(isFine(`v2=else,v1=${sign(seconds)},t=${seconds}`))
})

test('300 seconds of difference are tolerated, on both sides, and no more', () => {
  for (const late of [-300, 300]) assert.ok(isFine(header(seconds + late)), String(late))
  for (const late of [-301, 301]) assert.ok(!isFine(header(seconds + late)), String(late))
})

test('nothing else is taken', () => {
  const forged = [
    undefined,
    '',
    't=,v1=',
    `v1=${sign(seconds)}`,
    `t=${seconds}`,
    `t=${seconds},v1=${sign(seconds).slice(0, 63)}`,
    `t=${seconds},v1=${sign(seconds).slice(0, 62)}zz`,
    `t=${seconds},v0=${sign(seconds)}`,
    `t=${seconds + 1},v1=${sign(seconds)}`,
    `t=1e9,v1=${sign('1e9')}`,
    `t=${seconds}x,v1=${sign(`${seconds}x`)}`,
    `t=x${seconds},v1=${sign(`x${seconds}`)}`,
    `t= ${seconds},v1=${sign(` ${seconds}`)}`,
    `t=${seconds},v1=${sign(seconds)}00`,
    `t=${seconds},v1=00${sign(seconds)}`,
    `t=${seconds},v1=zz${sign(seconds)}`,
    // Values this far back in the header are not read.
    `${'x,'.repeat(250)}t=${seconds},v1=${sign(seconds)}`,
    header(seconds, 'type=profile'),
    header(seconds, body, 'another secret'),
    'x'.repeat(100_000),
  ]
  for (const value of forged) assert.ok(!isFine(value), String(value).slice(0, 100))
})
