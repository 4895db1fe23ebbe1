import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/before-stories.ts',
  // Two products, each with its browser and its camera, beside the node tests.
  workers: 2,
  // Workers share stories, not files. Otherwise one worker would still run a long file after the others have finished.
  fullyParallel: true,
  retries: 0,
  // Long limits for a busy machine. A story that passes never waits for them.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: { locale: 'en-GB', timezoneId: 'Europe/Amsterdam', screenshot: 'only-on-failure' },
})
