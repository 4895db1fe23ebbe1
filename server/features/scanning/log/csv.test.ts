import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#domain/spoken.ts'
import { csvHead, csvLine as lineIn } from './csv.ts'
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
  zone: 'America/New_York',
  occasionName: null,
  isExit: false,
  note: null,
  letInBy: null,
  party: null,
}

const csvLine = (of: LoggedScan) => lineIn(of, 'en')
const cells = (line: string) => line.trimEnd().split(',')

test('a line has a cell for each column', () => {
  const line = csvLine(scan)
  assert.equal(cells(line).length, cells(csvHead('en')).length)
  assert.ok(
    line.startsWith(
      '2026-06-01T19:42:00.123Z,,2026-06-01 15:42:00,America/New_York,ok,counts,Mira Lindqvist,ABCDEFGHJKMNPQRSTUVWXYZ2,1,2,Noor,',
    ),
  )
  assert.ok(line.endsWith('\r\n'))
})

test('cells are parted as spreadsheets of the reader’s country expect it', () => {
  const parted = { en: ',', de: ';', fr: ';', es: ';', nl: ';', pt: ';' }
  for (const language of languages) {
    const part = parted[language]
    const [head, line] = [csvHead(language), lineIn({ ...scan, displayValue: 'Berg; Ada, "A"' }, language)]
    assert.ok(head.startsWith(`\uFEFFreceived_at${part}scanned_at${part}local_time${part}zone${part}`), language)
    assert.ok(line.includes(`${part}"Berg; Ada, ""A"""${part}`), language)
    assert.ok(lineIn({ ...scan, displayValue: '=1+1' }, language).includes(`${part}'=1+1${part}`), language)
  }
})

test('a time is in the zone of the occasion too, by the scan rather than its arrival', () => {
  const scannedAt = new Date('2026-11-01T05:30:00Z')
  assert.ok(csvLine({ ...scan, scannedAt }).includes('2026-11-01T05:30:00.000Z,2026-11-01 01:30:00,America/New_York,'))
  assert.ok(csvLine({ ...scan, scannedAt, zone: 'Asia/Kolkata' }).includes(',2026-11-01 11:00:00,Asia/Kolkata,'))
  assert.ok(csvLine({ ...scan, scannedAt, zone: 'UTC' }).includes(',2026-11-01 05:30:00,UTC,'))
})

test('a line says at which occasion, and whether the guest left', () => {
  assert.ok(csvLine(scan).includes(',Noor,,in,'))
  assert.ok(csvLine({ ...scan, occasionName: '=Lounge', isExit: true }).includes(",Noor,'=Lounge,out,"))
  assert.ok(csvLine({ ...scan, occasionName: 'Lounge', note: 'over_capacity' }).includes(',Lounge,in,over_capacity,'))
  assert.ok(csvLine({ ...scan, letInBy: 'Noor Bakker' }).endsWith(',Noor Bakker\r\n'))
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
