import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { contrastOf, groundOf, ink, leastContrast, white } from './accent.ts'

const colour = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

test('text on any colour of an organiser has a contrast of at least 4.5', () => {
  fc.assert(
    fc.property(colour, (accent) => {
      const { ground, text, isOwn } = groundOf(accent)
      assert.ok(contrastOf(ground, text) >= leastContrast)
      assert.equal(ground, isOwn ? accent : ink)
    }),
    { numRuns: 2000 },
  )
})

test('a dark colour gets white text, a light one gets ink', () => {
  assert.deepEqual(groundOf('#17324D'), { ground: '#17324d', text: white, isOwn: true })
  assert.deepEqual(groundOf('#ffc83d'), { ground: '#ffc83d', text: ink, isOwn: true })
})

test('a colour that neither white nor ink can be read on turns to ink', () => {
  assert.ok(contrastOf('#7a7a7a', white) < leastContrast && contrastOf('#7a7a7a', ink) < leastContrast)
  assert.deepEqual(groundOf('#7a7a7a'), { ground: ink, text: white, isOwn: false })
})

test('no colour, and a text that is none, give ink', () => {
  for (const accent of [null, '', 'red', '#fff', '#12345g', '#17324d;}body{display:none'])
    assert.deepEqual(groundOf(accent), { ground: ink, text: white, isOwn: false })
})

test('the contrast of known pairs is that of WCAG', () => {
  assert.equal(contrastOf('#000000', '#ffffff'), 21)
  assert.equal(contrastOf('#777777', '#ffffff').toFixed(2), '4.48')
})
