// The titles and descriptions of the published screens, for search engines and link previews.
import type { PublishedName } from '#contract/screens.ts'
import type { Language } from '#domain/spoken.ts'
import { words as authWords } from '../words/auth.ts'
import { describePage } from '../features/guide/describe-page.ts'
import { words as landingWords } from '../words/landing.ts'
import { words as marketingWords } from '../words/marketing.ts'
import { pageTitle } from '../ui/use-page-title.ts'
import type { Head } from './head.ts'
import { words as publicWords } from '../words/public.ts'
import { words as siteWords } from '../words/site.ts'

const signIn = 'web/app/SignInScreens.tsx'

type Own = Omit<Head, 'pictureAlt'>

const heads = (): Record<Exclude<PublishedName, 'Guide' | 'GuidePage'> | 'NotFound', Own> => ({
  Homepage: {
    title: landingWords.title,
    description: publicWords.heads.landing,
    still: 'web/features/landing/LandingPage.tsx',
  },
  GuestList: {
    title: marketingWords.guestList.title,
    description: publicWords.heads.guestList,
    still: 'web/features/marketing/GuestListPage.tsx',
  },
  QrCoupons: {
    title: marketingWords.coupons.title,
    description: publicWords.heads.coupons,
    still: 'web/features/marketing/CouponsPage.tsx',
  },
  Register: {
    title: pageTitle(authWords.registerTitle),
    description: 'Create a free Listpass account. No card needed; you connect Mailchimp in the next step.',
    module: signIn,
  },
  Login: {
    title: pageTitle(authWords.loginTitle),
    description: 'Sign in to Listpass to manage your lists, codes and scanners.',
    module: signIn,
  },
  PasswordForget: {
    title: pageTitle(authWords.forgotTitle),
    description: 'Choose a new password for Listpass. We email you a link.',
    module: signIn,
  },
  NotFound: {
    title: pageTitle(siteWords.frame.notFound.title),
    description: 'There is no page at this address.',
  },
})

type Which = { name: PublishedName | 'NotFound'; part: string | undefined; language: Language }

/** The head of a published page, or of the page for unknown addresses, in the language that is spoken. */
export function headOf({ name, part, language }: Which): Head {
  const own = name === 'Guide' || name === 'GuidePage' ? headOfGuide(part, language) : heads()[name]
  return { ...own, pictureAlt: publicWords.heads.share }
}

function headOfGuide(part: string | undefined, language: Language): Own {
  const { title, description } = describePage(part, language)
  const screen = language === 'en' ? 'GuideScreen' : 'GuideInOthersScreen'
  const still = 'web/features/guide/load-content.tsx'
  return { title: pageTitle(title), description, module: `web/app/${screen}.tsx`, still }
}
