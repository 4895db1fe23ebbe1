import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { escapeHtml } from '../../../http/escape-html.ts'
import { fillTags } from './fill-tags.ts'

const anna: Record<string, string> = {
  EMAIL: 'anna@example.com',
  FNAME: 'Anna <b>& "co"',
  LNAME: '',
  QRCODE: 'AB23',
  TABLE: '2',
  CITY: 'den haag',
  DATE: '2026-06-05',
  BIRTHDAY: '3/11',
}
const fill = (mail: string, values = anna) => fillTags(mail, (tag) => values[tag], escapeHtml)
const textOf = (mail: string) => fill(mail).text

test('a tag becomes the contact’s value, safe in HTML, in an address and in capitals', () => {
  assert.equal(textOf('Hi *|FNAME|*.'), 'Hi Anna &lt;b&gt;&amp; &quot;co&quot;.')
  assert.equal(textOf('?e=*|URL:EMAIL|*'), '?e=anna%40example.com')
  assert.equal(textOf('*|UPPER:CITY|*, *|TITLE:CITY|*, *|LOWER:QRCODE|*'), 'DEN HAAG, Den Haag, ab23')
  assert.equal(textOf('/*%7CQRCODE%7C*/*&#124;QRCODE&#124;*'), '/AB23/AB23')
  assert.equal(textOf('[*|LNAME|*]'), '[]')
})

test('tags that only Mailchimp can fill, or nobody, stay and are named once', () => {
  const { text, left } = fill('*|UNSUB|* *|LIST:NAME|* *|QRCOED|* *|UNSUB|* *|qrcode|* *|HTML:FNAME|*')
  assert.equal(text, '*|UNSUB|* *|LIST:NAME|* *|QRCOED|* *|UNSUB|* *|qrcode|* *|HTML:FNAME|*')
  assert.deepEqual(left, ['UNSUB', 'LIST:NAME', 'QRCOED', 'qrcode', 'HTML:FNAME'])
})

const conditions = [
  ['*|IF:FNAME|*a*|ELSE:|*b*|END:IF|*', 'a'],
  ['*|IF:LNAME|*a*|ELSE:|*b*|END:IF|*', 'b'],
  ['*|IFNOT:LNAME|*a*|END:IF|*', 'a'],
  ['*|IFNOT:FNAME|*a*|ELSE:|*b*|END:IFNOT|*', 'b'],
  ['*|IF:TABLE=1|*a*|ELSEIF:TABLE=2|*b*|ELSE:|*c*|END:IF|*', 'b'],
  ['*|IF:TABLE=2|*a*|ELSEIF:TABLE=2|*b*|ELSE:|*c*|END:IF|*', 'a'],
  ['*|IF:TABLE=9|*a*|ELSEIF:TABLE=8|*b*|ELSE:|*c*|END:IF|*', 'c'],
  ['*|IF:TABLE >= 2|*a*|END:IF|**|IF:TABLE&lt;2|*b*|END:IF|**|IF:TABLE!=2|*c*|END:IF|*', 'a'],
  ['*|IF:LNAME < 5|*a*|ELSE:|*b*|END:IF|*', 'b'],
  ['*|IF:CITY=Den Haag|*a*|END:IF|*', 'a'],
  // Mailchimp keeps a day as 2026-06-05, and shows it as 06/05/2026.
  ['*|IF:DATE < 07/01/2026|*a*|END:IF|**|IF:DATE > 5/31/2026|*b*|END:IF|**|IF:DATE >= 6/5/2026|*c*|END:IF|*', 'abc'],
  ['*|IF:DATE > 2025-12-31|*a*|END:IF|**|IF:DATE <= 2026-06-04|*b*|END:IF|*', 'a'],
  ['*|IF:BIRTHDAY < 11/03|*a*|END:IF|**|IF:BIRTHDAY > 03/2|*b*|END:IF|**|IF:BIRTHDAY > 03/11|*c*|END:IF|*', 'ab'],
  ['*|IF:FNAME|*1*|IF:LNAME|*2*|ELSE:|*3*|END:IF|*4*|ELSE:|*5*|IF:FNAME|*6*|END:IF|**|END:IF|*7', '1347'],
  ['*|IF:LNAME|*1*|IF:FNAME|*2*|ELSE:|*3*|END:IF|*4*|ELSE:|*5*|END:IF|*6', '56'],
  ['a*|IF:LNAME|*b', 'a'],
  ['a*|ELSE:|*b*|END:IF|*c', 'a*|ELSE:|*b*|END:IF|*c'],
] as const

for (const [mail, text] of conditions) test(`${mail} is ${text}`, () => assert.equal(textOf(mail), text))

test('a group that only Mailchimp can judge shows all its branches, and a condition in it still counts', () => {
  const group = '*|INTERESTED:Groups:Dinner|*1*|IF:LNAME|*2*|ELSE:|*3*|END:IF|**|ELSE:|*4*|END:INTERESTED|*5'
  const { text, left } = fill(group)
  assert.equal(text.replaceAll(/\*\|[^|]*\|\*/g, ''), '1345')
  assert.deepEqual(left, ['INTERESTED:Groups:Dinner', 'ELSE:', 'END:INTERESTED'])
})

test('a condition about an unknown tag counts as empty, and is named', () => {
  assert.deepEqual(fill('*|IF:NOPE|*a*|ELSE:|*b*|END:IF|*'), { text: 'b', left: ['NOPE'] })
})

test('any text passes, and without marks it is unchanged', () => {
  const pieces = ['*|', '|*', 'IF:', 'END:IF', 'ELSE:', 'FNAME', '%7C', '<b>', ' ', 'é', '*']
  fc.assert(fc.property(fc.array(fc.constantFrom(...pieces)), (parts) => void fill(parts.join(''))))
  fc.assert(fc.property(fc.string(), (text) => text.includes('*') || textOf(text) === text))
})

test('a megabyte of nonsense takes no longer than its length', () => {
  for (const part of ['*|IF:A|*', '*|IF:LNAME|*', '*|', '*|' + 'a'.repeat(299), '*|ELSE:|*', '*%7', '*|FNAME|*']) {
    const began = process.cpuUsage()
    fill(part.repeat(1_000_000 / part.length))
    // A pass that looks back at what is open would take minutes.
    assert.ok(process.cpuUsage(began).user < 5_000_000, part)
  }
})
