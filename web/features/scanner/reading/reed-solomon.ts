// Reed–Solomon over GF(256), as QR codes use it (ISO/IEC 18004: x⁸ + x⁴ + x³ + x² + 1, roots from α⁰), with erasures: a place that
// is known to be doubtful costs one symbol of the parity, and an unknown error two. The reader’s library knows errors alone.

const power = new Uint8Array(510)
const log = new Uint8Array(256)
for (let at = 0, value = 1; at < 255; at++) {
  power[at] = power[at + 255] = value
  log[value] = at
  value = (value << 1) ^ (value < 128 ? 0 : 0x11d)
}

const multiply = (a: number, b: number) => (a === 0 || b === 0 ? 0 : power[log[a]! + log[b]!]!)
const divide = (a: number, b: number) => (a === 0 ? 0 : power[log[a]! + 255 - log[b]!]!)

/** The value of a polynomial whose lowest coefficient is first. */
function valueAt(polynomial: Uint8Array, x: number): number {
  let value = 0
  for (let at = polynomial.length - 1; at >= 0; at--) value = multiply(value, x) ^ polynomial[at]!
  return value
}

/**
 * With erasures, so many symbols of the parity must be left over: without them a few erasures too many turn any noise into
 * some text.
 */
const spare = 4

/**
 * Corrects a block in place. `erased`: places of doubtful symbols, at most `parity` - 4. False: too much is wrong, and the
 * block is as it was.
 */
export function correct(block: Uint8Array, parity: number, erased: readonly number[]): boolean {
  const syndromes = Uint8Array.from({ length: parity }, (_, root) => {
    let sum = 0
    for (const symbol of block) sum = multiply(sum, power[root]!) ^ symbol
    return sum
  })
  if (syndromes.every((each) => each === 0)) return true
  const locator = locatorOf(
    syndromes,
    erased.map((place) => power[block.length - 1 - place]!),
  )
  const wrong = degreeOf(locator)
  const left = parity - erased.length - 2 * (wrong - erased.length)
  if (wrong > parity || left < (erased.length > 0 ? spare : 0)) return false
  const fixes = fixesOf(block.length, syndromes, locator)
  if (fixes.length !== wrong) return false
  for (const [place, change] of fixes) block[place]! ^= change
  return true
}

function degreeOf(polynomial: Uint8Array): number {
  return polynomial.findLastIndex((each) => each !== 0)
}

/** The polynomial whose roots are the inverses of all wrong places, by Berlekamp and Massey. It begins with those that are known. */
function locatorOf(syndromes: Uint8Array, known: readonly number[]): Uint8Array {
  const parity = syndromes.length
  let locator = new Uint8Array(parity + 1)
  locator[0] = 1
  for (const [count, place] of known.entries())
    for (let at = count + 1; at > 0; at--) locator[at]! ^= multiply(locator[at - 1]!, place)
  let former = locator.slice()
  let length = known.length
  for (let step = known.length; step < parity; step++) {
    let gap = 0
    for (let at = 0; at <= step; at++) gap ^= multiply(locator[at]!, syndromes[step - at]!)
    former.copyWithin(1, 0)
    former[0] = 0
    if (gap === 0) continue
    const next = locator.map((each, at) => each ^ multiply(gap, former[at]!))
    if (2 * length <= step + known.length) {
      former = locator.map((each) => divide(each, gap))
      length = step + known.length + 1 - length
    }
    locator = next
  }
  return locator
}

/** The wrong places and what they are off by, by Chien and Forney. */
function fixesOf(length: number, syndromes: Uint8Array, locator: Uint8Array): [place: number, change: number][] {
  const parity = syndromes.length
  const evaluator = new Uint8Array(parity)
  for (let at = 0; at < parity; at++)
    for (let from = 0; from <= at; from++) evaluator[at]! ^= multiply(syndromes[from]!, locator[at - from]!)
  const slope = locator.slice(1).map((each, at) => (at % 2 === 0 ? each : 0))
  const fixes: [number, number][] = []
  for (let place = 0; place < length; place++) {
    const exponent = (length - 1 - place) % 255
    const inverse = power[255 - exponent]!
    if (valueAt(locator, inverse) !== 0) continue
    const below = valueAt(slope, inverse)
    if (below === 0) return []
    fixes.push([place, multiply(power[exponent]!, divide(valueAt(evaluator, inverse), below))])
  }
  return fixes
}
