import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeInText, linkOf, looksMistyped } from './link.ts'

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
    `see https://a.b/q/${code}/scan?utm_source=mail`,
  ])
    assert.equal(codeInText(text), code, text)
})

test('a typed code may be in small letters with spaces and hyphens', () => {
  assert.equal(codeInText('2345-6789 abcd-efgh jkmn-pqrs'), code)
})

test('anything else holds no code', () => {
  for (const text of [
    '',
    'https://example.org/',
    `https://a.b/q/${code}`,
    `https://a.b/q/${code}/scanner`,
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
