import { defineConfig } from '@playwright/test'

/** The run that `e2e/ended-run.spec.ts` starts and ends. */
export default defineConfig({
  testDir: '.',
  testMatch: 'endless.ts',
  reporter: 'null',
  outputDir: '../../test-results/ended-run',
})
