// Mutation testing of the code that decides: npm run prove:stryker runs these groups one after the other
// (scripts/mutants/measure.ts). Only the tests of a group measure it, so a mutant costs a second and not minutes.
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `tests` are patterns for `node --test`. Those that need a database are given one server for all mutants. */
export const groups = {
  verdict: { mutate: ['domain/decide.ts', 'domain/verdict.ts', 'domain/colour.ts'], tests: ['domain/*.test.ts'] },
  codes: { mutate: ['domain/code.ts', 'domain/link.ts'], tests: ['domain/{code,link}.test.ts'] },
  rules: { mutate: ['domain/rules.ts'], tests: ['domain/rules.test.ts'] },
  'who is right': {
    mutate: ['server/features/contacts/{who-is-right,is-outdated,changed-address}.ts'],
    tests: ['server/features/contacts/{who-is-right,is-outdated,changed-address}.test.ts'],
  },
  redeem: {
    mutate: ['server/features/scanning/{redeem-queue,once-more,redeem-scan,wire-verdict}.ts'],
    tests: ['server/features/scanning/{redeem-queue,redeem-scan}.test.ts'],
  },
  policy: {
    mutate: ['server/http/route-policies.ts', 'server/features/webhooks/{signature,delivery}.ts'],
    tests: ['server/http/route-policies.test.ts', 'server/features/webhooks/{signature,delivery}.test.ts'],
  },
  'write-back': {
    mutate: ['server/features/contacts/write-values.ts', 'server/features/write-back/write-list.ts'],
    tests: ['server/features/contacts/write-values.test.ts', 'server/features/write-back/write-list.test.ts'],
    needsDatabase: true,
  },
  'door without a server': {
    mutate: ['web/features/scanner/offline/{decide-here,bucket,settle-scans}.ts'],
    // Without the model, which plays all of the door.
    tests: ['web/features/scanner/offline/{both-doors-told,bucket,decide-here,settle-scans}.test.ts'],
  },
}

const report = process.env.MUTATION_REPORT ?? join(tmpdir(), 'listpass-stryker.json')
const chosen = groups[process.env.MUTATION_GROUP ?? 'verdict']

export default {
  testRunner: 'command',
  commandRunner: {
    command: `"${process.execPath}" --test --test-timeout=${chosen.needsDatabase ? 60_000 : 8000} ${chosen.tests.map((each) => `"${each}"`).join(' ')}`,
  },
  coverageAnalysis: 'off',
  concurrency: 2,
  mutate: chosen.mutate,
  // measure.ts runs Stryker in a copy of the tree. Without measure.ts, Stryker makes a copy of the needed files.
  inPlace: process.env.MUTATION_REPORT !== undefined,
  ignorePatterns: ['/*', '!/package.json', '!/domain', '!/contract', '!/server', '!/sandbox', '!/scripts', '!/web'],
  disableTypeChecks: false,
  tempDirName: `${report}.work`,
  cleanTempDir: 'always',
  reporters: ['json', 'clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  jsonReporter: { fileName: report },
  timeoutMS: 10_000,
  allowConsoleColors: false,
  thresholds: { high: 95, low: 85, break: null },
}
