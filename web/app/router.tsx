import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { baseOfAddress } from '../api/team-of-address.ts'
import { FaultPage, NotFoundPage } from './MessagePage.tsx'
import type { MemberScreenName } from './member-screens.ts'
import { routes, type RouteName } from './routes.ts'
import { LoadingOverlay, Shell } from './Shell.tsx'

const guide = async () => ({ Component: (await import('./GuideScreen.tsx')).GuideScreen })

// Creates new routes each time, because a router changes its routes when it loads their code.
const screens = (): RouteObject[] => [
  screen('Homepage', {
    lazy: async () => ({ Component: (await import('../features/landing/LandingPage.tsx')).LandingPage }),
  }),
  screen('GuestList', {
    lazy: async () => ({ Component: (await import('../features/marketing/GuestListPage.tsx')).GuestListPage }),
  }),
  screen('QrCoupons', {
    lazy: async () => ({ Component: (await import('../features/marketing/CouponsPage.tsx')).CouponsPage }),
  }),
  screen('Guide', { lazy: guide }),
  screen('GuidePage', { lazy: guide }),
  screen('DoorGuide', {
    lazy: async () => ({ Component: (await import('./DoorGuideScreen.tsx')).DoorGuideScreen }),
  }),
  screen('Register', { lazy: async () => ({ Component: (await import('./SignInScreens.tsx')).RegisterScreen }) }),
  screen('Login', { lazy: async () => ({ Component: (await import('./SignInScreens.tsx')).LoginScreen }) }),
  screen('PasswordForget', {
    lazy: async () => ({ Component: (await import('./SignInScreens.tsx')).PasswordForgetScreen }),
  }),
  screen('ResetPassword', {
    lazy: async () => ({ Component: (await import('./SignInScreens.tsx')).ResetPasswordScreen }),
  }),
  screen('Join', { lazy: async () => ({ Component: (await import('./JoinScreen.tsx')).JoinScreen }) }),
  screen('NotFound', { Component: NotFoundPage }),
  {
    lazy: async () => ({ Component: (await import('./MemberArea.tsx')).MemberArea }),
    children: [
      member('MailchimpDashboard'),
      {
        path: routes.QrCodeManager.path,
        lazy: load('ListHome'),
        children: [
          member('QrCodeManager'),
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

function screen(name: RouteName, content: Pick<RouteObject, 'Component' | 'lazy'>): RouteObject {
  return { id: name, path: routes[name].path, ...content }
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

export function makeRouter(tree: RouteObject[]) {
  return createBrowserRouter(tree, { basename: baseOfAddress() })
}

/** A prerendered page is hydrated by the screen that rendered it, so that screen's code must load first. */
export async function loadScreenAt(tree: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(tree, path, baseOfAddress()) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy())
    delete route.lazy
  }
}
