// The areas of the API, for its documentation.

export type Area = { name: string; description: string }

/** In reading order. No path is of two areas. */
const areas: (Area & { paths: RegExp })[] = [
  {
    name: 'Signing in',
    description: 'An organiser’s own account, where it is signed in, and what was changed.',
    paths:
      /^\/api\/(register|login|logout|forgot-password|reset-password|change-password|sessions|sign-ins|second-factor|passkeys|oidc-link|email-proof|audit|user)(\/|$)/,
  },
  {
    name: 'Teams',
    description: 'Teams, their members and invitations, and the scanners that a member may open.',
    paths: /^\/api\/(teams?|invitations|scanners|moves)(\/|$)/,
  },
  {
    name: 'Mailchimp accounts',
    description: 'Connecting Mailchimp by API key or by consent, and reading its lists.',
    paths: /^\/(api\/mailchimp-|mailchimp\/)/,
  },
  {
    name: 'Lists',
    description: 'The lists of an organiser and their settings.',
    paths: /^\/api\/lists(\/:listId)?$/,
  },
  {
    name: 'Codes',
    description: 'The three fields in Mailchimp, the codes in them, the address that images hold, and long work.',
    paths:
      /^\/api\/(address$|lists\/:listId\/(qr-codes|batches|check-status|guessable-codes|merge-fields|display-field|card|asks))/,
  },
  {
    name: 'Contacts',
    description: 'Who is in a list, with codes, maxima and what is kept of each. Guests are contacts at an occasion.',
    paths: /^\/api\/(guests$|lists\/:listId\/(contacts|guests))/,
  },
  {
    name: 'Keeping in step',
    description: 'How changes in Mailchimp are heard of, and rules that follow an accepted scan.',
    paths: /^\/api\/lists\/:listId\/(webhook|logic-rules)/,
  },
  {
    name: 'Occasions',
    description:
      'What a scan is for: nights, days, rooms and coupons of a list. Who is invited, who came, who is inside.',
    paths: /^\/api\/lists\/:listId\/(occasions|segments)(\/|$)/,
  },
  {
    name: 'Campaigns',
    description: 'Drafts of a list in Mailchimp, checked before they are sent. Listpass never sends one.',
    paths: /^\/api\/lists\/:listId\/campaigns(\/|$)/,
  },
  {
    name: 'Following up',
    description: 'After an occasion: how its emails did, and segments and a reminder in Mailchimp. Nothing is sent.',
    paths: /^\/api\/lists\/:listId\/following-up(\/|$)/,
  },
  {
    name: 'Attendance',
    description: 'What Mailchimp gets for guests who came: a tag for each occasion, an event for each check-in.',
    paths: /^\/api\/lists\/:listId\/attendance(\/|$)/,
  },
  {
    name: 'Notifications',
    description: 'Notifications to a member while doors are open: VIPs, full rooms, silent doors.',
    paths: /^\/api\/(notices$|lists\/:listId\/(notices|notifying|vips)(\/|$))/,
  },
  {
    name: 'Branding',
    description: 'How a list looks to its guests: on the page of a code, at a kiosk, on the door sheet.',
    paths: /^\/api\/lists\/:listId\/(branding|door-branding)(\/|$)/,
  },
  {
    name: 'Scanner links',
    description: 'Secret links with which door staff scan one list without signing in.',
    paths: /^\/api\/lists\/:listId\/scanner-links/,
  },
  {
    name: 'First steps',
    description: 'After the set-up: a scan that is tried and counts nothing, and what is done.',
    paths: /^\/api\/(tries\/(open|scan)$|first-run$|lists\/:listId\/(tries|first-run)(\/|$))/,
  },
  {
    name: 'The door',
    description: 'Scanning: by an organiser, or by a browser that came by a scanner link.',
    paths:
      /^\/api\/lists\/(by-slug\/:slug|:listId\/(scan|scans\/:scanId\/(undo|answers)|people|offline-list|offline-names|door-occasions|doors-now|stream|door-check|door-calls)(\/|$))/,
  },
  {
    name: 'Scans and figures',
    description: 'Every scan of a list, and scans that a door decided by itself.',
    paths: /^\/api\/(next-nights|lists\/:listId\/(scans|stats|tonight))$/,
  },
]

export function areaOf(path: string): string {
  const area = areas.find(({ paths }) => paths.test(path))
  if (!area) throw new Error(`${path} is about nothing that api-areas.ts knows.`)
  return area.name
}

export const allAreas: Area[] = areas.map(({ name, description }) => ({ name, description }))
