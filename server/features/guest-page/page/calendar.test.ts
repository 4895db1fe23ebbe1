import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import * as fc from 'fast-check'
import type { PageRow } from '../store.ts'
import { calendarOf } from './calendar.ts'

const night = (settings: Partial<PageRow> = {}): PageRow => ({
  occasionId: randomUUID(),
  name: 'Summer gala',
  zone: 'Europe/Berlin',
  opensAt: new Date('2026-10-24T22:30:00Z'),
  closesAt: new Date('2026-10-25T02:00:00Z'),
  organiser: '',
  guest: null,
  admits: null,
  place: 'Harbour Hall',
  accent: null,
  logoId: null,
  ...settings,
})

const about = {
  link: 'https://listpass.test/q/X/scan',
  host: 'listpass.test',
  now: new Date('2026-10-01T12:00:00Z'),
  language: 'en' as const,
}
const calendarWith = (rows: PageRow[]) => calendarOf({ ...about, rows })

/** The content lines as a calendar program reads them (RFC 5545, 3.1). */
function linesOf(calendar: string): string[] {
  assert.ok(!/[^\r]\n|\r[^\n]/.test(calendar), 'each line ends with CRLF')
  return calendar.replaceAll('\r\n ', '').split('\r\n')
}

/** The value of a property, with its escapes undone (3.3.11). */
function valueOf(calendar: string, name: string): string | undefined {
  const line = linesOf(calendar).find((each) => each.startsWith(`${name}:`))
  return line?.slice(name.length + 1).replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
}

test('an occasion becomes an event with its times in UTC, its place and the link', () => {
  const row = night()
  const calendar = calendarWith([row])!
  const expected = {
    UID: `${row.occasionId}@listpass.test`,
    DTSTAMP: '20261001T120000Z',
    DTSTART: '20261024T223000Z',
    DTEND: '20261025T020000Z',
    SUMMARY: 'Summer gala',
    LOCATION: 'Harbour Hall',
  }
  for (const [name, value] of Object.entries(expected)) assert.equal(valueOf(calendar, name), value, name)
  assert.match(valueOf(calendar, 'DESCRIPTION')!, /https:\/\/listpass\.test\/q\/X\/scan$/)
  assert.match(calendar, /^BEGIN:VCALENDAR\r\n/)
})

test('an occasion without a closing has no end, and one without an opening is no event', () => {
  const calendar = calendarWith([night({ closesAt: null }), night({ opensAt: null })])!
  assert.equal(calendar.match(/BEGIN:VEVENT/g)?.length, 1)
  assert.equal(valueOf(calendar, 'DTEND'), undefined)
  assert.equal(calendarWith([night({ opensAt: null, closesAt: null })]), undefined)
})

test('no name or place can add a line of its own, or is cut inside a character', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(
      'A\r\nEND:VEVENT\r\nBEGIN:VEVENT',
      'a;b,c\\d\ne',
      '\u202Egnol',
      '🎪'.repeat(90),
      'نجمة '.repeat(30),
    ),
  )
  fc.assert(
    fc.property(hostile, hostile, (name, place) => {
      const calendar = calendarWith([night({ name, place })])!
      for (const line of calendar.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line)
      assert.equal(calendar.match(/^(?:BEGIN|END):VEVENT\r$/gm)?.length, 2)
      assert.ok(!calendar.includes('\uFFFD') || (name + place).includes('\uFFFD') || !(name + place).isWellFormed())
      const names = linesOf(calendar).map((line) => line.split(/[:;]/)[0]!)
      assert.ok(
        names.every((each) => /^(?:[A-Z-]+|)$/.test(each)),
        names.join(),
      )
    }),
    { numRuns: 500 },
  )
})

test('a name with signs of the format is read as it was written', () => {
  const name = 'Rock; Roll, and C:\\ "quoted" 🎸'
  assert.equal(valueOf(calendarWith([night({ name })])!, 'SUMMARY'), name)
})
