import { constants } from 'node:fs'
import { access } from 'node:fs/promises'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser for the tests: the one in CHROMIUM_PATH, otherwise the machine's, otherwise Playwright's own. */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named && !(await isProgram(named)))
    throw new Error(`CHROMIUM_PATH should name a browser; ${named} is not a program.`)
  for (const path of named ? [named] : [...usualPlaces, await playwrightsOwn()]) {
    if (await isProgram(path)) return path
  }
  throw new Error(
    'There is no Chromium on this machine. Install one and set CHROMIUM_PATH, or run npm test, which gets one.',
  )
}

/** The folder of Playwright's own browser, once it is installed. */
export async function playwrightsOwn(): Promise<string> {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}
