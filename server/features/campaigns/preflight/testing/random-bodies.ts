// Bodies that no editor writes: random ones that reach every check, and long nonsense.
import * as fc from 'fast-check'

const shards = [
  '<img src="',
  '<img alt="QR code" ',
  '" ',
  '>',
  '<',
  '</',
  '/>',
  '<table>',
  '</table>',
  '<td width="20">',
  '<!--',
  '-->',
  '<style>',
  '<![CDATA[',
  '&#124;',
  '&#x7c;',
  '&',
  ' style="display:none;width:px;:;;filter" ',
  'https://pass.example/qr-code/*|QRCODE|*',
  'qr-code/',
  '%7C',
  '%zz',
  '*|',
  '|*',
  '*|IF:A|*',
  '*|END:IF|*',
  '*|ELSE:|*',
  '*|END:',
  '\u0000',
  '\ud800',
]

const shard = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom(...shards))

export const anyBody = fc.array(shard, { maxLength: 60, size: 'max' }).map((parts) => parts.join(''))

export function randomBodies(count: number): string[] {
  return fc.sample(anyBody, { numRuns: count, seed: 24 })
}

/** Texts of this length: a repeated piece, or random characters. */
export function nonsense(length: number): string[] {
  const pieces = [
    '<b>',
    '<',
    '</a>',
    '<a><b>',
    '<b></i>',
    '*|IF:A|*',
    '<img alt="qr"',
    '<!--<img',
    '<img src="/qr-code/x">',
    '<p x=y>&lt;',
  ]
  let seed = 7
  const any = () => String.fromCharCode((seed = (seed * 48_271) % 2_147_483_647) % 256)
  return [
    ...pieces.map((piece) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)),
    Array.from({ length }, any).join(''),
  ]
}
