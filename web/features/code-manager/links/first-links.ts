import { doorReady } from './door-ready.ts'

/** As many doors as three screens of a phone hold. */
export const fewLinks = 12

/** The links that are shown before the organiser asks for all. A door that needs something is always among them. */
export function firstLinks<Link extends Parameters<typeof doorReady>[0]>(links: readonly Link[], now: number): Link[] {
  // A single hidden link is shown too, because a button for it would need as much room.
  if (links.length <= fewLinks + 1) return [...links]
  return links.filter((link, place) => place < fewLinks || doorReady(link, now)?.state === 'missing')
}
