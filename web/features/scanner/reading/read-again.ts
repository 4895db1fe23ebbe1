import { textOfModules } from './codewords.ts'
import { flatten, type Unread } from './flatten.ts'
import { modulesOf } from './lay-grid.ts'
import type { Luma } from './luma.ts'

/** The share of its neighbours' brightness to subtract from a module: for a normal lens, and for a bad one. */
const takenOff = [0.2, 0.8]

/**
 * Reads again the codes that the reader found and could not read. Most are on bent paper, or so blurred that each
 * module shines into the next. Their modules are measured one by one.
 */
export function readAgain(picture: Luma, unread: Unread): string | undefined {
  const { side } = unread
  const { modules, votes, mean } = modulesOf(flatten(picture, unread))
  for (const seen of [votes, ...takenOff.map((share) => sharpen(modules, side, mean, share))]) {
    const text = textOfModules(seen, side)
    if (text !== undefined) return text
  }
  return undefined
}

/** Modules outside of the code count as light, with the mean value of a module. */
function sharpen(modules: Float32Array, side: number, mean: number, share: number): Float32Array {
  return modules.map((module, at) => {
    const x = at % side
    const [left, right] = [x > 0 ? modules[at - 1] : mean, x < side - 1 ? modules[at + 1] : mean]
    const sideways = (left ?? mean) + (right ?? mean)
    const upright = (modules[at - side] ?? mean) + (modules[at + side] ?? mean)
    return module * (1 + 2 * share) - (share * (sideways + upright)) / 2
  })
}
