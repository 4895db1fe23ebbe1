import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import type { Organiser } from '../organiser.ts'

/** A picture of the guide: what leads to it, and what of the page it shows. */
export type GuideScene = {
  name: string
  device: keyof typeof devices
  path: string
  /** Of the window, where the usual one cuts off what the picture is of. */
  height?: number
  as?: Organiser
  /** Ends when the page shows what the picture is of. */
  act: (page: Page) => Promise<unknown>
  /** The window, where it is left out. */
  part?: (page: Page) => Locator
}

/** Sharp enough on a good screen, small enough for a page with many of them. */
export const devices = {
  desk: { viewport: { width: 1120, height: 720 }, deviceScaleFactor: 1.5 },
  phone: { viewport: { width: 390, height: 760 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 820, height: 620 }, deviceScaleFactor: 1.5, hasTouch: true },
} satisfies Record<string, BrowserContextOptions>
