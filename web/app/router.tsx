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
