// Files for search engines: index the published pages and leave out the others.
import { alternatesOf, publishedPages } from '#contract/published-pages.ts'
import { screenNames, screens } from '#contract/screens.ts'

export function siteMap(publicUrl: string): string {
  const urls = publishedPages.map((page) => {
    const alternates = alternatesOf(page).map(
      ({ tag, path }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${publicUrl}${path}"/>`,
    )
    return `  <url><loc>${publicUrl}${page.path}</loc>${alternates.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

export function robotsText(publicUrl: string): string {
  return `User-agent: *
${placesOfMembers()
  .map((place) => `Disallow: ${place}`)
  .join('\n')}
Disallow: /api/

Sitemap: ${publicUrl}/sitemap.xml
`
}

/**
 * The first part of each path that needs a sign-in, also inside a team's address. Links of codes and scanners are
 * `noindex`, which crawlers must be able to read.
 */
function placesOfMembers(): string[] {
  const paths = screenNames.filter((name) => screens[name].access === 'member').map((name) => screens[name].path)
  return [...new Set([...paths.map((path) => `/${path.split('/')[1]}`), '/t/'])]
}
