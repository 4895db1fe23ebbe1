// The parts of a list's home as screens. Each loads when it is first opened.
import type { ComponentType } from 'react'
import type { List } from '#contract/list.ts'
import { useOutletContext } from 'react-router'

const parts = {
  QrCodeManager: async () => ofList((await import('../QrCodeManager.tsx')).QrCodeManager),
  ListTonight: async () => ofList((await import('../tonight/Tonight.tsx')).Tonight),
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
    return <Part list={useListHere()} />
  }
}

/** The list that its home passes to the parts. */
function useListHere(): List {
  return useOutletContext<List>()
}
