// Reads Playwright's JSON: the stories that failed, and the printed figures of the others.
import { stripVTControlCharacters } from 'node:util'
import type { Told } from '../report-figures.ts'

type Result = { stdout?: { text?: string }[]; errors?: { message?: string }[] }
type Spec = { title: string; file: string; ok: boolean; tests: { results: Result[] }[] }
type Suite = { specs?: Spec[]; suites?: Suite[] }

export function readStories(text: string): Told {
  const { suites, errors, stats } = JSON.parse(text) as {
    suites: Suite[]
    errors: { message?: string }[]
    stats: { expected: number; flaky: number; unexpected: number }
  }
  const specs = suites.flatMap(specsOf)
  const failures = specs.filter(({ ok }) => !ok).map(whyFailed)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    figures: specs.flatMap(printed),
    failures: [...errors.map(({ message }) => plain(message)), ...failures],
  }
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function resultsOf({ tests }: Spec): Result[] {
  return tests.flatMap(({ results }) => results)
}

function printed(spec: Spec): string[] {
  const text = resultsOf(spec).flatMap(({ stdout = [] }) => stdout.map((part) => part.text ?? ''))
  return plain(text.join(''))
    .split('\n')
    .filter((line) => line.trim() !== '')
}

function whyFailed(spec: Spec): string {
  const reasons = resultsOf(spec).flatMap(({ errors = [] }) => errors.map(({ message }) => plain(message)))
  return [`${spec.file} ${spec.title}`, ...reasons].join('\n')
}

function plain(text = ''): string {
  return stripVTControlCharacters(text)
}
