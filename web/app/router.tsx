import { createBrowserRouter, type RouteObject } from 'react-router'
import { LandingPage } from '../features/landing/LandingPage.tsx'
import { FaultPage, NotFoundPage } from './MessagePage.tsx'
import { routes, type RouteName } from './routes.ts'
import { LoadingOverlay, Shell } from './Shell.tsx'

const ticket = async () => ({ Component: (await import('../features/ticket/TicketPage.tsx')).TicketPage })

const screens: RouteObject[] = [
  screen('Homepage', { Component: LandingPage }),
  screen('Register', { lazy: async () => ({ Component: (await import('./SignInScreens.tsx')).RegisterScreen }) }),
  screen('Login', { lazy: async () => ({ Component: (await import('./SignInScreens.tsx')).LoginScreen }) }),
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
    ],
  },
]

function screen(name: RouteName, content: Pick<RouteObject, 'Component' | 'lazy'>): RouteObject {
  return { id: name, path: routes[name].path, ...content }
}

export function makeRouter() {
  return createBrowserRouter([
    {
      Component: Shell,
      ErrorBoundary: FaultPage,
      HydrateFallback: LoadingOverlay,
      children: screens,
    },
  ])
}
