import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkNames } from './build/chunk-names.ts'
import { guidePlugin } from './build/guide/guide-plugin.ts'
import { withoutSummaries } from './build/without-summaries.ts'
import { writePages } from './build/write-pages.ts'

const server = 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  json: { namedExports: false },
  plugins: [react(), withoutSummaries(), guidePlugin(fileURLToPath(new URL('..', import.meta.url))), writePages()],
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    // The policy allows no `data:` fonts and no inline scripts; a small file is one cached request.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: chunkNames(import.meta.dirname), includeDependenciesRecursively: false }] },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    // The guide is in docs/.
    fs: { allow: ['..'] },
    proxy: {
      '/api': server,
      '/mailchimp': server,
      // The server makes the image and the page of a code.
      '^/(?:q|qr-code|logo)/': server,
    },
  },
})
