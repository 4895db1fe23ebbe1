/** Whole seconds as Mailchimp writes them; 0 is never and reads as ''. */
export function showTime(seconds: number): string {
  return seconds === 0 ? '' : new Date(seconds * 1000).toISOString().replace('.000Z', '+00:00')
}

export type Link = { rel: string; href: string; method: string; targetSchema?: string }

/** The links of a resource to related ones, on the account's own host. */
export function linksOf(dc: string, ...links: [rel: string, method: string, path: string][]): Link[] {
  return links.map(([rel, method, path]) => ({ rel, href: `https://${dc}.api.mailchimp.com/3.0${path}`, method }))
}
