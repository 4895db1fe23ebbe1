import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/before-stories.ts',
  // Three products, each with its browser and its camera. Stories wait about as much as they work.
  workers: 3,
  // By story and not by file: at the end no worker has a long file before it while the others are done.
  fullyParallel: true,
  retries: 0,
  // For a machine that does much else: what goes well waits for none of it.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: { locale: 'en-GB', timezoneId: 'Europe/Amsterdam', screenshot: 'only-on-failure' },
})
