import type { ComponentType } from 'react'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { languageOfPath, pathIn } from '#contract/page-language.ts'
import { languagesOf } from '#contract/screens.ts'
import type { Language } from '#domain/spoken.ts'
import { baseOfAddress } from '../api/team-of-address.ts'
import { wordsReady } from '../ui/spoken.ts'
import { Still } from '../ui/Still.tsx'
import { FaultPage, NotFoundPage } from './MessagePage.tsx'
import type { MemberScreenName } from './member-screens.ts'
import { routeId, type RouteName, routes, screenOf } from './routes.ts'
import { languageOfScreen, speakFor } from './language-of-screen.ts'
import { LoadingOverlay, Shell } from './Shell.tsx'

type Loaded = { Component: ComponentType }

const guide = async () => ({ Component: (await import('./GuideScreen.tsx')).GuideScreen })
const guideIn = (language: Language) => async () => ({
  Component: await (await import('./GuideInOthersScreen.tsx')).loadGuideIn(language),
})

// Creates new routes each time, because a router changes its routes when it loads their code.
const screens = (): RouteObject[] => [
  ...written('Homepage', async () => (await import('../features/landing/LandingPage.tsx')).LandingPage),
  ...written('GuestList', async () => (await import('../features/marketing/GuestListPage.tsx')).GuestListPage),
  ...written('QrCoupons', async () => (await import('../features/marketing/CouponsPage.tsx')).CouponsPage),
  ...inEachLanguage('Guide'),
  ...inEachLanguage('GuidePage'),
  screen('Register', { lazy: async () => ({ Component: (await import('./SignInScreens.tsx')).RegisterScreen }) }),
  screen('Login', { lazy: async () => ({ Component: (await import('./SignInScreens.tsx')).LoginScreen }) }),
  screen('PasswordForget', {
    lazy: async () => ({ Component: (await import('./SignInScreens.tsx')).PasswordForgetScreen }),
  }),
  screen('ResetPassword', {
    lazy: async () => ({ Component: (await import('./SignInScreens.tsx')).ResetPasswordScreen }),
  }),
  screen('Join', { lazy: async () => ({ Component: (await import('./JoinScreen.tsx')).JoinScreen }) }),
  { ...place('NotFound'), Component: NotFoundPage },
  {
    lazy: async () => ({ Component: (await import('./MemberArea.tsx')).MemberArea }),
    children: [
      member('MailchimpDashboard'),
      {
        path: routes.QrCodeManager.path,
        lazy: load('ListHome'),
        children: [
          member('QrCodeManager'),
          member('ListTonight'),
          member('ListGuests'),
          member('ListDoors'),
          member('ListEmail'),
          member('ListResults'),
          member('ListSettings'),
          member('Occasions'),
        ],
      },
      member('GuestsPrint'),
      member('DoorSheets'),
      member('ChangePassword'),
      member('AccountSecondStep'),
      member('AccountPasskeys'),
      member('AccountDevices'),
      member('AccountActivity'),
      member('AccountTeam'),
      member('AccountData'),
      member('SetupAccount'),
      member('SetupAudience'),
      member('SetupComplete'),
      member('SetupTemplates'),
      member('Scanner'),
      member('ScannerTry'),
      member('ScannerWithList'),
      member('ScannerPublic'),
    ],
  },
]

/** Visitors do not load the file names of members' screens. */
function member(name: MemberScreenName & RouteName): RouteObject {
  return screen(name, { lazy: load(name) })
}

const load = (name: MemberScreenName) => async () => (await import('./member-screens.ts')).loadMemberScreen(name)

function inEachLanguage(name: 'Guide' | 'GuidePage'): RouteObject[] {
  return languagesOf(name).map((language) =>
    screen(name, { lazy: language === 'en' ? guide : guideIn(language) }, language),
  )
}

/** A screen is in its language from the beginning, as far as the words load. */
function screen(name: RouteName, { lazy }: { lazy: () => Promise<Loaded> }, language?: Language): RouteObject {
  return { ...place(name, language), lazy: () => lazy().then(inItsLanguage) }
}

async function inItsLanguage<T>(loaded: T): Promise<T> {
  await wordsReady()
  return loaded
}

/** In each of its languages, a public page that stays as it was written (ui/Still.tsx). Another screen loads it before. */
function written(name: RouteName, load: () => Promise<ComponentType>): RouteObject[] {
  let Content: ComponentType | undefined
  async function loader() {
    Content = await load().then(inItsLanguage)
    return null
  }
  return languagesOf(name).map((language) => ({
    ...place(name, language),
    loader,
    Component: () => <Still Content={Content} />,
  }))
}

function place(name: RouteName, language: Language = 'en') {
  return { id: routeId(name, language), path: pathIn(language, routes[name].path) }
}

export function routeTree(): RouteObject[] {
  return [
    {
      Component: Shell,
      ErrorBoundary: FaultPage,
      HydrateFallback: LoadingOverlay,
      children: screens(),
    },
  ]
}

type Data = Record<string, null>

/** `data` is of the routes whose content has loaded. */
export function makeRouter(tree: RouteObject[], data: Data) {
  return createBrowserRouter(tree, { basename: baseOfAddress(), hydrationData: { loaderData: data } })
}

type Start = {
  path: string
  /** The page has its content. */
  isWritten: boolean
}

/** A page that is hydrated keeps its content, which is not loaded. */
type Begun = { data: Data; isHydrated: boolean }

/**
 * A prerendered page is hydrated by the screen that rendered it, so that screen's code must load first. Its language is
 * spoken from the beginning.
 */
export async function loadScreenAt(tree: RouteObject[], { path, isWritten }: Start): Promise<Begun> {
  const matches = matchRoutes(tree, path, baseOfAddress()) ?? []
  const last = matches.at(-1)
  const name = screenOf(last && { ...last, id: last.route.id })
  const here = last?.pathname ?? '/'
  const language = languageOfScreen(name, here)
  const speaking = speakFor(language)
  // A page with one address is written in English.
  const isHydrated = isWritten && language === languageOfPath(here)
  const data: Data = {}
  for (const { route } of matches) {
    if (typeof route.lazy === 'function') {
      Object.assign(route, await route.lazy())
      delete route.lazy
    }
    if (!route.id || !route.loader) continue
    // A written page is the only kind of route with a loader, which takes nothing.
    if (!isHydrated) await (route.loader as () => Promise<null>)()
    data[route.id] = null
  }
  await speaking
  await wordsReady()
  return { data, isHydrated }
}
