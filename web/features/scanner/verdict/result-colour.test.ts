// Computes the contrast of verdicts here. Contrast tools skip them, because they are hidden from screen readers, which
// get the words elsewhere.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const tokens = readFileSync(join(import.meta.dirname, '../../../ui/tokens.css'), 'utf8')
const ink = '#16181d'
const grounds = { green: '#ffffff', 'dark-red': '#ffffff', red: '#ffffff', blue: '#ffffff', yellow: ink, out: ink }

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test('words on each verdict’s colour have a contrast of at least 4.5', () => {
  for (const [name, text] of Object.entries(grounds)) {
    const ground = new RegExp(`--flash-${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1]
    assert.ok(ground, name)
    assert.ok(contrast(ground, text) >= 4.5, `${name}: ${contrast(ground, text).toFixed(2)}`)
  }
})
