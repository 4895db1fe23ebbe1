import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import type { Organiser } from '../organiser.ts'

/** A picture of the guide: the page to open, the actions before it, and the part of the page that it shows. */
export type GuideScene = {
  name: string
  device: keyof typeof devices
  path: string
  /** The window's height, if the usual one would cut off the subject. */
  height?: number
  as?: Organiser
  /** Resolves when the page shows the subject of the picture. */
  act: (page: Page) => Promise<unknown>
  /** The part to photograph. Default: the whole window. */
  part?: (page: Page) => Locator
}

/** Sharp enough on a good screen, and small enough for a guide page with many pictures. */
export const devices = {
  desk: { viewport: { width: 1120, height: 720 }, deviceScaleFactor: 1.5 },
  phone: { viewport: { width: 390, height: 760 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 820, height: 620 }, deviceScaleFactor: 1.5, hasTouch: true },
} satisfies Record<string, BrowserContextOptions>
