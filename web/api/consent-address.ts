/** Where the browser goes for consent; undefined when it is no address of a page, whatever the server answered. */
export function consentAddress(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, href } = new URL(url)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
