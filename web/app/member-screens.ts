// The screens in the member area, each loaded when it is first opened.
import type { ComponentType } from 'react'
import type { PartScreenName } from '../features/code-manager/home/part-screens.tsx'

const screens = {
  MailchimpDashboard: async () => (await import('./DashboardScreen.tsx')).DashboardScreen,
  ListHome: async () => (await import('../features/code-manager/home/ListHome.tsx')).ListHome,
  QrCodeManager: () => part('QrCodeManager'),
  ListTonight: () => part('ListTonight'),
  ListGuests: () => part('ListGuests'),
  GuestsPrint: async () => (await import('../features/code-manager/guests/print/GuestsPrint.tsx')).GuestsPrint,
  ListDoors: () => part('ListDoors'),
  ListEmail: () => part('ListEmail'),
  ListResults: () => part('ListResults'),
  ListSettings: () => part('ListSettings'),
  DoorSheets: async () => (await import('../features/code-manager/sheets/DoorSheetsPage.tsx')).DoorSheetsPage,
  Occasions: async () => (await import('../features/occasions/OccasionsPage.tsx')).OccasionsPage,
  ChangePassword: async () => (await import('./ChangePasswordScreen.tsx')).ChangePasswordScreen,
  AccountSecondStep: async () => (await import('./SecondStepScreen.tsx')).SecondStepScreen,
  AccountPasskeys: async () => (await import('../features/account/passkeys/PasskeysPage.tsx')).PasskeysPage,
  AccountDevices: async () => (await import('../features/account/DevicesPage.tsx')).DevicesPage,
  AccountActivity: async () => (await import('./ActivityScreen.tsx')).ActivityScreen,
  AccountTeam: async () => (await import('./TeamScreen.tsx')).TeamScreen,
  AccountData: async () => (await import('./OwnDataScreen.tsx')).OwnDataScreen,
  SetupAccount: async () => (await import('./SetupAccountScreen.tsx')).SetupAccountScreen,
  SetupAudience: async () => (await import('../features/setup/AudiencePage.tsx')).AudiencePage,
  SetupComplete: async () => (await import('../features/setup/CompletePage.tsx')).CompletePage,
  SetupTemplates: async () => (await import('../features/setup/TemplatesPage.tsx')).TemplatesPage,
  Scanner: async () => (await import('./ScannerScreen.tsx')).ScannerScreen,
  ScannerTry: async () => (await import('../features/scanner/TryPage.tsx')).TryPage,
  ScannerWithList: async () => (await import('../features/scanner/ScannerPage.tsx')).ScannerPage,
  ScannerPublic: async () => (await import('../features/scanner/ScannerPage.tsx')).ScannerPublicPage,
} satisfies Record<string, () => Promise<ComponentType>>

/** A part of a list's home. */
async function part(name: PartScreenName): Promise<ComponentType> {
  return (await import('../features/code-manager/home/part-screens.tsx')).loadPart(name)
}

export type MemberScreenName = keyof typeof screens

export async function loadMemberScreen(name: MemberScreenName): Promise<{ Component: ComponentType }> {
  return { Component: await screens[name]() }
}
