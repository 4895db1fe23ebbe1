import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvHead, csvLine } from './csv.ts'
import type { LoggedScan } from './store.ts'

const scan: LoggedScan = {
  scanId: '0b0f2f3a-1b1c-4d4e-8f00-000000000001',
  reason: 'ok',
  standing: 'counts',
  contactId: '0b0f2f3a-1b1c-4d4e-8f00-000000000002',
  displayValue: 'Mira Lindqvist',
  code: 'ABCDEFGHJKMNPQRSTUVWXYZ2',
  door: 'Noor',
  scanCount: 1,
  maxScans: 2,
  scannedAt: null,
  receivedAt: new Date('2026-06-01T19:42:00.123Z'),
  isLate: false,
  occasionId: '0b0f2f3a-1b1c-4d4e-8f00-000000000003',
  occasionName: null,
  isExit: false,
  note: null,
}

const cells = (line: string) => line.trimEnd().split(',')

test('a line has a cell for each column', () => {
  const line = csvLine(scan)
  assert.equal(cells(line).length, cells(csvHead).length)
  assert.ok(line.startsWith('2026-06-01T19:42:00.123Z,,ok,counts,Mira Lindqvist,ABCDEFGHJKMNPQRSTUVWXYZ2,1,2,Noor,'))
  assert.ok(line.endsWith('\r\n'))
})

test('a line says at which occasion, and whether the guest left', () => {
  assert.ok(csvLine(scan).includes(',Noor,,in,'))
  assert.ok(csvLine({ ...scan, occasionName: '=Lounge', isExit: true }).includes(",Noor,'=Lounge,out,"))
  assert.ok(csvLine({ ...scan, occasionName: 'Lounge', note: 'over_capacity' }).includes(',Lounge,in,over_capacity,'))
})

test('quotes, commas and line breaks in a name stay in its cell', () => {
  assert.ok(csvLine({ ...scan, displayValue: 'a "b", c\nd' }).includes(',"a ""b"", c\nd",'))
})

test('a name that begins like a formula is text to a spreadsheet', () => {
  for (const name of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1', '＋1', '－1', '＠SUM(A1)']) {
    assert.ok(csvLine({ ...scan, displayValue: name }).includes(`'${name}`), name)
  }
  assert.ok(
    csvLine({ ...scan, displayValue: '=HYPERLINK("http://x","y")' }).includes(`"'=HYPERLINK(""http://x"",""y"")"`),
  )
})

test('nor is one that begins like a formula where a spreadsheet sees another cell', () => {
  for (const [name, kept] of [
    ['Ann;=1+1', `"Ann;'=1+1"`],
    ['Ann;＝1+1', `"Ann;'＝1+1"`],
    ['Ann; =1+1', `"Ann;' =1+1"`],
    ['Ann\t@SUM(A1)', `Ann\t'@SUM(A1)`],
    ['Ann\n+1', `"Ann\n'+1"`],
    [' =1', `' =1`],
    ['Ann-Marie = both', 'Ann-Marie = both'],
  ] as const) {
    assert.ok(csvLine({ ...scan, displayValue: name }).includes(`,${kept},`), name)
  }
})

test('a scan without a contact leaves the contact’s cells empty', () => {
  const line = csvLine({
    ...scan,
    reason: 'malformed',
    standing: null,
    contactId: null,
    displayValue: '',
    code: null,
    maxScans: null,
  })
  assert.ok(line.includes(',malformed,,,,,,Noor,,in,,'))
})
