import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeInLink, codeInText, linkOf, looksLikeLinkOrCode, looksMistyped } from './link.ts'

const code = '23456789ABCDEFGHJKMNPQRS'

test('a link is written in capitals where the code allows it', () => {
  assert.equal(linkOf('https://listpass.example', code), `HTTPS://LISTPASS.EXAMPLE/Q/${code}/SCAN`)
  assert.equal(linkOf('http://localhost:3000/', code), `HTTP://LOCALHOST:3000/Q/${code}/SCAN`)
})

test('an adopted code with small letters keeps its case, and so does a path of our own host', () => {
  const adopted = 'abcdefghijklmnopqrstuvwx'
  assert.equal(linkOf('https://listpass.example', adopted), `https://listpass.example/q/${adopted}/scan`)
  assert.equal(linkOf('https://example.org/pass', code), `https://example.org/pass/q/${code}/scan`)
})

test('a code is found in either link path, on any host, in any case', () => {
  for (const text of [
    `https://listpass.example/q/${code}/scan`,
    `HTTPS://OTHER.EXAMPLE/Q/${code}/SCAN`,
    `https://a.b/qr-code/${code.toLowerCase()}/direct`,
    `/qr-code/${code}|Anna`,
    `/qr-code/${code}/|`,
    `https://a.b/q/${code}/|Anna`,
    `https://a.b/qr-code/${code}/%7C`,
    `https://a.b/q/${code}%7c`,
    `see https://a.b/q/${code}/scan?utm_source=mail`,
  ])
    assert.equal(codeInText(text), code, text)
})

test('each form of our own link is read, also without its ending', () => {
  for (const text of [
    `https://a.b/q/${code}`,
    `https://a.b/q/${code}/`,
    `HTTPS://A.B/Q/${code.toLowerCase()}`,
    `https://a.b/qr-code/${code}`,
    `https://a.b/Qr-Code/${code}/Direct/`,
    `https://a.b/q/${code}?utm_source=mail&mc_cid=1`,
    `https://a.b/q/${code}#ticket`,
    `https://a.b/q/${code}/scan/?x=1#y`,
    `https://a.b/q/${code}.`,
    `https://a.b/q/${code}/scan.`,
    `<https://a.b/q/${code}>`,
    `“https://a.b/q/${code}”, she said`,
    `[ticket](https://a.b/q/${code}/scan)`,
    `https://a.b%2Fq%2F${code}`,
    `HTTPS%3A%2F%2FA.B%2FQ%2F${code}%2FSCAN`,
    `%2FQ%2F${code}%2FSCAN`,
    `https%253A%252F%252Fa.b%252Fq%252F${code}%252Fscan`,
    `https://safe.example/?url=https%3A%2F%2Fa.b%2Fq%2F${code}%3Futm_source%3Dmail&data=1`,
    `https://safe.example/v3/__https://a.b/q/${code}/scan__;!!x$`,
    `https://a.b//q//${code}//scan`,
    `https:\\\\a.b\\q\\${code}\\scan`,
    `https:&#x2F;&#x2F;a.b&#x2F;q&#x2F;${code}`,
    `https://a.b/q/${code.slice(0, 9)}\n${code.slice(9)}/scan`,
    `\u200Bhttps://a.b/q/${code.slice(0, 9)}\u00AD${code.slice(9)}\u200B`,
  ])
    assert.equal(codeInLink(text), code, text)
})

test('a typed code may be in small letters with spaces and hyphens', () => {
  for (const text of [
    '2345-6789 abcd-efgh jkmn-pqrs',
    '2345\u20116789\u2013abcd\u00A0efgh jkmn pqrs',
    `"${code}"`,
    `(${code}).`,
    `${code}\r\n`,
    `\uFEFF${code}`,
  ])
    assert.equal(codeInText(text), code, text)
})

test('a name that looks like a link or a code is told from a person’s name', () => {
  const own = '23456789ABCDEFGHJKMNPQR5'
  for (const text of [
    `HTTP://LOCALHOST:3000/Q/${code}/SCAN`,
    `/q/${code}`,
    `%2FQ%2F${code}%2FSCAN`,
    code.toLowerCase(),
    own,
    '2345-6789 abcd-efgh jkmn-pqrs',
    'https://example.com',
    'Anna https://example.com/menu',
    'www.example.com',
    'bit.ly/3abcde',
    'mailto:anna@example.com',
    // As readers of other layouts type them.
    `HTTPS>&&A.B&Q&${code}&SCAN`,
    'httpsÖ--listpass.example-q',
    'HTTPSM!!LISTPQSS:EXQ?PLE',
    'https',
  ])
    assert.equal(looksLikeLinkOrCode(text), true, text)
  for (const text of [
    'Ada Brightwell',
    'Christopher Montgomery Lee',
    'Wolfeschlegelsteinhausenbergerdorff',
    'J.R.R. Tolkien',
    'Anna/Bob',
    'c/o Miller',
    'Dr. Martin Luther King, Jr.',
    'Anna M.Sc/PhD',
    'Table 12',
    '李娜',
    'Nguyễn Thị Minh Khai',
    'anna@example.com',
    'Mr. & Mrs. O’Neill-Smith (2)',
    '0612345678',
    'Httpa',
  ])
    assert.equal(looksLikeLinkOrCode(text), false, text)
})

test('anything else holds no code', () => {
  for (const text of [
    '',
    'https://example.org/',
    `https://a.b/q/${code}/scanner`,
    `https://a.b/q/${code}/calendar.ics`,
    `https://a.b/faq/${code}`,
    `https://a.b/q/${code}2/scan`,
    `https://a.b/q/${code.slice(1)}/scan`,
    `https://a.b/x/${code}/scan`,
    `${code}2`,
    '*|QRCODE|*',
  ])
    assert.equal(codeInText(text), undefined, text)
})

test('a code with a wrong check symbol looks mistyped', () => {
  assert.equal(looksMistyped(code), true)
  assert.equal(looksMistyped('not a code'), false)
})
