// Public pages have an address in each language, and search engines find all of them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guidePages } from '#contract/guide.ts'
import { languages } from '#domain/spoken.ts'
import { siteMap, findScreen } from './serve-web.ts'

test('a translated page has an address in each language, in capitals or not', () => {
  for (const [path, file] of [
    ['/', 'Homepage'],
    ['/de', 'Homepage-de'],
    ['/fr/', 'Homepage-fr'],
    ['/es/guest-list', 'GuestList-es'],
    ['/nl/mailchimp-coupons-qr-codes', 'QrCoupons-nl'],
    ['/guide/door', 'GuidePage-door'],
    ['/nl/guide', 'Guide-nl'],
    ['/es/guide/connect', 'GuidePage-connect-es'],
    ['/de/guide/door', 'GuidePage-door-de'],
    ['/PT/Guide/The-Night/', 'GuidePage-the-night-pt'],
  ] as const) {
    assert.equal(findScreen(path).file, file, path)
    assert.notEqual(findScreen(path).name, undefined, path)
  }
})

test('an unknown language, and a page that is not translated, are no addresses', () => {
  const unknown = ['/en', '/en/guest-list', '/xx', '/xx/guest-list', '/dex', '/de/de', '/de/unknown']
  for (const path of [...unknown, '/de/guide/README', '/de/login', '/de/app', '/de/scanner'])
    assert.deepEqual(findScreen(path), { name: undefined, file: 'NotFound', isOfTeam: false }, path)
})

test('the sitemap names the languages of each page, on every one of them', () => {
  const map = siteMap('https://listpass.test')
  const urls = [...map.matchAll(/<url><loc>([^<]*)<\/loc>(.*)<\/url>/g)].map(([, loc, links]) => ({
    loc: loc!,
    links: [...links!.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag, href]) => [tag!, href!] as const),
  }))
  const translated = urls.filter((url) => url.links.length > 0)
  // Three pages, the first page of the guide and its others, in six languages.
  assert.equal(translated.length, (3 + 1 + guidePages.length) * languages.length)
  for (const { loc, links } of translated) {
    assert.deepEqual(
      links.map(([tag]) => tag),
      ['en', 'de', 'fr', 'es', 'nl', 'pt-BR', 'x-default'],
    )
    assert.ok(links.some(([, href]) => href === loc))
    for (const [, href] of links) assert.deepEqual(urls.find((url) => url.loc === href)?.links, links)
  }
  assert.deepEqual(urls.find(({ loc }) => loc === 'https://listpass.test/register')?.links, [])
})
