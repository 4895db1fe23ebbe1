// The titles and descriptions of the published screens, for search engines and link previews.
import type { PublishedName } from '#contract/screens.ts'
import type { Language } from '#domain/spoken.ts'
import { words as auth } from '../features/auth/words.ts'
import { describePage } from '../features/guide/describe-page.ts'
import { words as landing } from '../features/landing/words.ts'
import { coupons } from '../features/marketing/coupons-words.ts'
import { guestList } from '../features/marketing/guest-list-words.ts'
import { pageTitle } from '../ui/use-page-title.ts'
import type { Head } from './head.ts'
import { words } from './words.ts'

const signIn = 'web/app/SignInScreens.tsx'

const heads = (): Record<Exclude<PublishedName, 'Guide' | 'GuidePage'> | 'NotFound', Head> => ({
  Homepage: {
    title: landing.title,
    description:
      'Give every contact of your Mailchimp list a personal QR code, send it in a campaign, and check people in with any phone. Free, no card needed.',
    still: 'web/features/landing/LandingPage.tsx',
  },
  GuestList: {
    title: guestList.title,
    description:
      'Your Mailchimp audience becomes the guest list: a personal QR code in every invitation, checked off at the door with a phone. Free, no card needed.',
    still: 'web/features/marketing/GuestListPage.tsx',
  },
  QrCoupons: {
    title: coupons.title,
    description:
      'A personal coupon for every Mailchimp contact: scanned at the till, used as often as you allow, counted in your list. Free, no card needed.',
    still: 'web/features/marketing/CouponsPage.tsx',
  },
  Register: {
    title: pageTitle(auth.registerTitle),
    description: 'Create a free Listpass account. No card needed; you connect Mailchimp in the next step.',
    module: signIn,
  },
  Login: {
    title: pageTitle(auth.loginTitle),
    description: 'Sign in to Listpass to manage your lists, codes and scanners.',
    module: signIn,
  },
  PasswordForget: {
    title: pageTitle(auth.forgotTitle),
    description: 'Choose a new password for Listpass. We email you a link.',
    module: signIn,
  },
  NotFound: {
    title: pageTitle(words.notFound.title),
    description: 'There is no page at this address.',
  },
})

type Which = { name: PublishedName | 'NotFound'; part: string | undefined; language: Language }

/** The head of a published page, or of the page for unknown addresses. A page of the guide has its own. */
export function headOf({ name, part, language }: Which): Head {
  if (name !== 'Guide' && name !== 'GuidePage') return heads()[name]
  const { title, description } = describePage(part, language)
  const screen = language === 'en' ? 'GuideScreen' : 'GuideInOthersScreen'
  return {
    title: pageTitle(title),
    description,
    module: `web/app/${screen}.tsx`,
    still: 'web/features/guide/GuideContent.tsx',
  }
}
