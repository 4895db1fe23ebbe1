// Makes processes of this repository die at a named step (kernel/step.ts). A running process obeys later orders too.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Step } from '../kernel/step.ts'
import { atEnd } from './postgres.ts'

export type Order = {
  step: Step
  /** Which occurrence of the step, counted from now, is the one to die at. */
  passing: number
  /** The delay after which earlier messages have been sent. */
  afterMs: number
}

export type Failpoints = {
  /** The environment for the processes. */
  settings: Record<string, string>
  arm: (order: Order) => Promise<void>
  disarm: () => Promise<void>
  /** Every step that was passed so far, in order. */
  passed: () => Promise<string[]>
}

export async function openFailpoints(): Promise<Failpoints> {
  const folder = await mkdtemp(join(tmpdir(), 'listpass-failpoints-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const program = pathToFileURL(join(import.meta.dirname, 'die-at-step.ts')).href
  return {
    settings: { NODE_OPTIONS: `--import=${program}`, LISTPASS_FAILPOINTS: folder },
    arm: (order) => writeFile(join(folder, 'order'), JSON.stringify(order)),
    disarm: () => rm(join(folder, 'order'), { force: true }),
    passed: async () =>
      (await readFile(join(folder, 'passed'), 'utf8').catch(() => '')).split('\n').filter((name) => name !== ''),
  }
}
