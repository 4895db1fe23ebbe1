import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { FaultPage, NotFoundPage } from './MessagePage.tsx'
import { routes, type RouteName } from './routes.ts'
import { LoadingOverlay, Shell } from './Shell.tsx'

const ticket = async () => ({ Component: (await import('../features/ticket/TicketPage.tsx')).TicketPage })

// Made anew each time: a router changes its routes as it loads their code.
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
  screen('Register', { lazy: async () => ({ Component: (await import('./SignInScreens.tsx')).RegisterScreen }) }),
  screen('Login', { lazy: async () => ({ Component: (await import('./SignInScreens.tsx')).LoginScreen }) }),
  screen('PasswordForget', {
    lazy: async () => ({ Component: (await import('./SignInScreens.tsx')).PasswordForgetScreen }),
  }),
  screen('ResetPassword', {
    lazy: async () => ({ Component: (await import('./SignInScreens.tsx')).ResetPasswordScreen }),
  }),
  screen('Ticket', { lazy: ticket }),
  screen('TicketDirect', { lazy: ticket }),
  screen('OldTicket', { lazy: ticket }),
  screen('OldTicketDirect', { lazy: ticket }),
  screen('NotFound', { Component: NotFoundPage }),
  {
    lazy: async () => ({ Component: (await import('./MemberArea.tsx')).MemberArea }),
    children: [
      screen('MailchimpDashboard', {
        lazy: async () => ({ Component: (await import('./MemberScreens.tsx')).DashboardScreen }),
      }),
      screen('QrCodeManager', {
        lazy: async () => ({
          Component: (await import('../features/code-manager/CodeManagerPage.tsx')).CodeManagerPage,
        }),
      }),
      screen('ChangePassword', {
        lazy: async () => ({ Component: (await import('./AccountScreens.tsx')).ChangePasswordScreen }),
      }),
      screen('AccountDevices', {
        lazy: async () => ({ Component: (await import('../features/account/DevicesPage.tsx')).DevicesPage }),
      }),
      screen('AccountActivity', {
        lazy: async () => ({ Component: (await import('../features/account/activity/ActivityPage.tsx')).ActivityPage }),
      }),
      screen('AccountData', {
        lazy: async () => ({ Component: (await import('./AccountScreens.tsx')).OwnDataScreen }),
      }),
      screen('SetupAccount', {
        lazy: async () => ({ Component: (await import('./MemberScreens.tsx')).SetupAccountScreen }),
      }),
      screen('SetupAudience', {
        lazy: async () => ({ Component: (await import('../features/setup/AudiencePage.tsx')).AudiencePage }),
      }),
      screen('SetupComplete', {
        lazy: async () => ({ Component: (await import('../features/setup/CompletePage.tsx')).CompletePage }),
      }),
      screen('SetupTemplates', {
        lazy: async () => ({ Component: (await import('../features/setup/TemplatesPage.tsx')).TemplatesPage }),
      }),
      screen('Scanner', {
        lazy: async () => ({ Component: (await import('../features/scanner/ChooseListPage.tsx')).ChooseListPage }),
      }),
      screen('ScannerWithList', {
        lazy: async () => ({ Component: (await import('../features/scanner/ScannerPage.tsx')).ScannerPage }),
      }),
      screen('ScannerPublic', {
        lazy: async () => ({ Component: (await import('../features/scanner/ScannerPage.tsx')).ScannerPublicPage }),
      }),
    ],
  },
]

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
  return createBrowserRouter(tree)
}

/** HTML that is there already is taken over by the very screen that wrote it, so its code has to be there first. */
export async function loadScreenAt(tree: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(tree, path) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy())
    delete route.lazy
  }
}
