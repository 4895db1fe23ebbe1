// npm run guide-pictures takes the pictures of docs/guide from the running product, with
// people of the sandbox. Names after it limit it to those pictures: npm run guide-pictures -- let-in
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { allTeams } from '#contract/own-teams.ts'
import { createFakeCamera, upright } from '../fake-camera.ts'
import { startProduct } from '../product.ts'
import { findChromium } from '../../scripts/find-chromium.ts'
import { deskScenes } from './desk-scenes.ts'
import { doorScenes } from './door-scenes.ts'
import { devices, type GuideScene } from './guide-scene.ts'
import { shrinkPng } from './small-png.ts'
import { prepareStage } from './stage.ts'

const root = join(import.meta.dirname, '..', '..')
const guidePictures = join(root, 'docs', 'guide', 'pictures')
/** Larger pictures would make the guide slow to read, and the repository heavy. */
const mostBytes = 80_000
/** The limit of each wait, on a busy machine. */
const mostMs = 90_000
/** The address in a campaign's HTML, as in the guide. */
const publicUrl = 'https://tickets.example.org'

const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
const folder = mkdtempSync(join(tmpdir(), 'listpass-guide-'))
const camera = createFakeCamera(join(folder, 'camera.y4m'), upright)
const product = await startProduct({ PUBLIC_URL: publicUrl })
const browser = await chromium.launch({
  executablePath: await findChromium(),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-gpu', '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${camera.path}`],
})
try {
  mkdirSync(guidePictures, { recursive: true })
  const stage = await prepareStage(product)
  await takeAll(browser, deskScenes(stage))
  await stage.host.showNames()
  await takeAll(browser, doorScenes(stage, camera))
} finally {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true })
}

async function takeAll(browser: Browser, scenes: GuideScene[]): Promise<void> {
  for (const scene of scenes.filter(({ name }) => isWanted(name))) {
    try {
      keep(join(guidePictures, `${scene.name}.png`), await take(browser, scene))
    } catch (error) {
      console.error(`${scene.name}: ${(error as Error).message}`)
      process.exitCode = 1
    }
  }
}

/** One at a time: the camera serves one door. */
async function take(browser: Browser, { name, device, path, height, as, act, part }: GuideScene): Promise<Buffer> {
  const context = await browser.newContext({
    ...devices[device],
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    permissions: ['camera'],
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(mostMs)
    if (height !== undefined) await page.setViewportSize({ ...devices[device].viewport, height })
    await as?.signIn(page)
    await hideSandbox(page)
    await page.goto(product.address + path)
    await act(page).catch(async (error: unknown) => {
      // The text that the page showed instead.
      await page.screenshot({ path: join(root, 'test-results', `guide-${name}.png`) })
      throw error
    })
    const options = { animations: 'disabled', caret: 'hide' } as const
    return await (part ? part(page).screenshot(options) : page.screenshot(options))
  } finally {
    await context.close()
  }
}

/** The guide shows the bar of an organiser with their own Mailchimp. */
async function hideSandbox(page: Page): Promise<void> {
  await page.route(`**${allTeams.path}`, async (route) => {
    const answer = await route.fetch()
    const found = allTeams.answer.parse(await answer.json())
    await route.fulfill({ response: answer, json: { ...found, is_trial: false } })
  })
}

function keep(path: string, picture: Buffer): void {
  const small = shrinkPng(picture, mostBytes)
  writeFileSync(path, small)
  console.log(`Made ${path}: ${small.length} bytes`)
}
