// The titles and descriptions of the published screens, for search engines and link previews.
import type { PublishedName } from '#contract/screens.ts'
import { type Language, languages, otherLanguages } from '#domain/spoken.ts'
import { words as auth } from '../features/auth/words.ts'
import { describeDoorPage, describePage } from '../features/guide/describe-page.ts'
import { words as landing } from '../features/landing/words.ts'
import { coupons } from '../features/marketing/coupons-words.ts'
import { guestList } from '../features/marketing/guest-list-words.ts'
import { paths } from '../product/paths.ts'
import { pageTitle } from '../ui/use-page-title.ts'
import type { Head } from './head.ts'
import { notFound } from './words.ts'

/** The page for door staff in each language. */
const doorGuides = Object.fromEntries(languages.map((each) => [each, paths.doorGuide(each)])) as Record<
  Language,
  string
>

const signIn = 'web/app/SignInScreens.tsx'

const heads: Record<Exclude<PublishedName, 'Guide' | 'GuidePage' | 'DoorGuide'> | 'NotFound', Head> = {
  Homepage: {
    title: landing.title,
    description:
      'Give every contact of your Mailchimp list a personal QR code, send it in a campaign, and check people in with any phone. Free, no card needed.',
    module: 'web/features/landing/LandingPage.tsx',
    still: 'web/features/landing/LandingRest.tsx',
  },
  GuestList: {
    title: guestList.title,
    description:
      'Your Mailchimp audience becomes the guest list: a personal QR code in every invitation, checked off at the door with a phone. Free, no card needed.',
    module: 'web/features/marketing/GuestListPage.tsx',
  },
  QrCoupons: {
    title: coupons.title,
    description:
      'A personal coupon for every Mailchimp contact: scanned at the till, used as often as you allow, counted in your list. Free, no card needed.',
    module: 'web/features/marketing/CouponsPage.tsx',
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
    title: pageTitle(notFound.title),
    description: 'There is no page at this address.',
    module: 'web/main.tsx',
  },
}

/** The head of a published page, or of the page for unknown addresses. A page of the guide has its own. */
export function headOf(name: PublishedName | 'NotFound', part: string | undefined): Head {
  if (name === 'DoorGuide') {
    const language = otherLanguages.find((each) => each === part) ?? 'en'
    const { title, description } = describeDoorPage(language)
    return {
      title: pageTitle(title),
      description,
      module: 'web/app/DoorGuideScreen.tsx',
      language,
      inLanguages: doorGuides,
    }
  }
  if (name !== 'Guide' && name !== 'GuidePage') return heads[name]
  const { title, description } = describePage(part)
  const guide = { title: pageTitle(title), description, module: 'web/app/GuideScreen.tsx' }
  return part === 'door' ? { ...guide, inLanguages: doorGuides } : guide
}
