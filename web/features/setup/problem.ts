// The reason why a later step sends the person back to the first one, kept with the address.
import { words } from '../../words/setup.ts'

type Problem = keyof typeof words.wizard.problems

export function problemOf(problem: Problem): { problem: Problem } {
  return { problem }
}

export function readProblem(state: unknown): Problem | undefined {
  if (typeof state !== 'object' || state === null || !('problem' in state)) return undefined
  return isProblem(state.problem) ? state.problem : undefined
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'string' && Object.hasOwn(words.wizard.problems, value)
}
