import { frame } from '#words/en/app/frame.ts'

/** Read it while rendering, because it changes with the language. */
export let words = frame

/** The bar of members (bar/words.ts) calls it, because visitors and doors load no other language of it. */
export function sayFrame(spoken: typeof frame): void {
  words = spoken
}

/** The public pages are in English. */
export const notFound = {
  title: 'Page not found',
  text: 'There is no page at this address. The link may be old, or a letter may be missing.',
  home: 'Back to start',
}

export const footer = {
  promise: 'Your list, at the door. Free, no card needed.',
  write: 'Questions and ideas:',
  menu: 'Quick links',
  home: 'Home',
  guestList: 'Guest lists',
  coupons: 'QR coupons',
  guide: 'Guide',
  api: 'API',
  logIn: 'Sign in',
  register: 'Create account',
}
