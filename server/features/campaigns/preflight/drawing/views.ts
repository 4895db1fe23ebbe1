// The ways in which guests see a mail. `outlook`: the program for Windows, which has no media queries and its own comments.
// `outlook_dark`: Outlook on the web and on phones, which marks what it darkens with `data-ogsc`.
import { type MailWindow, mailWindows } from '#domain/mail-windows.ts'

export type View = {
  device: MailWindow['device']
  width: number
  isDark: boolean
  program: 'any' | 'outlook' | 'outlook_dark'
}

/** In the order of `mailWindows`. */
export const views: readonly View[] = mailWindows.map(({ device, width, look }) => ({
  device,
  width,
  isDark: look === 'dark',
  program: 'any',
}))

export const outlookView: View = { device: 'computer', width: 1200, isDark: false, program: 'outlook' }
export const outlookDarkView: View = { device: 'computer', width: 1200, isDark: true, program: 'outlook_dark' }
