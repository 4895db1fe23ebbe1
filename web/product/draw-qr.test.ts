import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeQR } from 'qr'
import { qrPath } from './draw-qr.ts'

test('the path covers the dark modules, each once, and nothing else', () => {
  const modules = encodeQR('https://listpass.example/scanner/public/abc', 'raw', { border: 4 })
  const times = new Map<string, number>()
  for (const [, x, y, length] of qrPath(modules).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let place = Number(x); place < Number(x) + Number(length); place++) {
      times.set(`${place} ${y}`, (times.get(`${place} ${y}`) ?? 0) + 1)
    }
  }
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  assert.deepEqual(times, new Map(dark.map((place) => [place, 1])))
})
