import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../../scripts/find-chromium.ts'

/** A browser whose camera plays this file. */
export async function launchWithCamera({ path }: { path: string }): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    // Chromium refuses to start its sandbox as root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      `--use-file-for-fake-video-capture=${path}`,
    ],
  })
}
