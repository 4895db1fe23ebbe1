// The parts of a list's home as screens. Each loads when it is first opened.
import type { ComponentType } from 'react'
import type { List } from '#contract/list.ts'
import { FirstPart } from '../tonight/FirstPart.tsx'
import { useListHere } from './list-here.ts'

const parts = {
  QrCodeManager: () => Promise.resolve(FirstPart),
  ListGuests: async () => ofList((await import('../guests/Guests.tsx')).Guests),
  ListDoors: async () => ofList((await import('../links/ScannerLinks.tsx')).ScannerLinks),
  ListEmail: async () => ofList((await import('../email/Email.tsx')).Email),
  ListResults: async () => ofList((await import('../activity/Results.tsx')).Results),
  ListSettings: async () => ofList((await import('../settings/Settings.tsx')).Settings),
} satisfies Record<string, () => Promise<ComponentType>>

export type PartScreenName = keyof typeof parts

export function loadPart(name: PartScreenName): Promise<ComponentType> {
  return parts[name]()
}

/** The home of the list around the part has read the list. */
function ofList(Part: ComponentType<{ list: List }>): ComponentType {
  return function PartScreen() {
    return <Part list={useListHere().list} />
  }
}
