import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/before-stories.ts',
  // Three products, each with its browser and its camera: stories wait more than they work, also on two cores.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: { locale: 'en-GB', timezoneId: 'Europe/Amsterdam', screenshot: 'only-on-failure' },
})
