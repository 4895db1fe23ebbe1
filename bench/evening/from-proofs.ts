// Figures that a proof measured: what a standby and the loss of a primary take (`npm run prove -- cluster`).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'proofs.md'), 'utf8')

export const standbyMs = figure(/a standby was ([\d.]+) ms behind in the median/)
export const failoverMs = figure(/kill: no scan was answered for (\d+) ms in the median/)

function figure(pattern: RegExp): number {
  const found = Number(pattern.exec(page)?.[1])
  if (Number.isNaN(found)) throw new Error(`docs/proofs.md has no figure for ${pattern}.`)
  return found
}
