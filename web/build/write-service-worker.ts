// The service worker that opens the scanner offline, as one script at the root. It may only answer for pages below its
// own path, and its address must not change.
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { scannerFiles } from './scanner-files.ts'

export async function writeServiceWorker(
  { root, outDir }: { root: string; outDir: string },
  bundle: Rolldown.OutputBundle,
): Promise<void> {
  const files = await scannerFiles(bundle, outDir)
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { scannerFiles: JSON.stringify(files) },
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'service-worker', 'worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
