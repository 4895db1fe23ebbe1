// A prerendered page: the app's page with this screen's head and content.
import { dirOf, type Language, tagOf } from '#domain/spoken.ts'
import type { Head } from '../app/head.ts'
import type { PageAssets } from './page-assets.ts'

type Page = {
  head: Head
  language: Language
  /** The path of the screen, and those of its translations; undefined for the "not found" page. */
  place: Place | undefined
  content: string
  /** True for a page with a form, which does nothing without scripts. */
  needsScripts: boolean
  assets: PageAssets
}

type Place = { path: string; alternates: { tag: string; path: string }[] }

/** As Open Graph writes a language: with a region. */
const localeOf: Record<Language, string> = {
  en: 'en_GB',
  de: 'de_DE',
  fr: 'fr_FR',
  es: 'es_ES',
  nl: 'nl_NL',
  pt: 'pt_BR',
}

const publicUrl = '__PUBLIC_URL__'

export function composePage(template: string, { head, language, place, content, needsScripts, assets }: Page): string {
  let page = put(template, /<html lang="en">/, `<html lang="${tagOf[language]}" dir="${dirOf(language)}">`)
  page = put(page, /\s*<title>[^<]*<\/title>/, `\n    ${tagsOf(head, language, place).join('\n    ')}`)
  page = put(page, /\s*<meta name="robots"[^>]*>/, '')
  page = putAssets(page, assets)
  if (!needsScripts) page = put(page, /\s*<noscript>[^<]*<\/noscript>/, '')
  return put(page, emptyRoot, `<div id="root">${content}</div>`)
}

/**
 * The page shows a loading text until its screen is rendered. That text needs no style sheet, because style sheets load
 * later.
 */
export function composeDrawnPage(template: string, assets: PageAssets, wait: string): string {
  const sheets = assets.sheets.map((href) => `\n    <link rel="stylesheet" crossorigin href="${href}" />`).join('')
  // The fonts would take the connection from the reader.
  const shown = assets.reader ? `<div data-fonts="later">${wait}</div>` : wait
  return put(putAssets(template, assets), emptyRoot, `<div id="root" data-is-drawn>${shown}</div>${sheets}`)
}

/** The server puts a title, more tags of the head, and the content at the marks. */
export function composeFrame(template: string, styles: string, bar: string): string {
  let page = template.replaceAll(
    /\s*<(?:script|link rel="(?:stylesheet|modulepreload)")[^>]*>(?:[^<]*<\/script>)?/g,
    '',
  )
  page = put(page, /<title>[^<]*<\/title>/, '<title>__TITLE__</title>')
  page = put(page, /\s*<\/head>/, `\n    <style>${styles.trim()}</style>\n    __HEAD__\n  </head>`)
  page = put(page, /\s*<noscript>[^<]*<\/noscript>/, '')
  return put(page, emptyRoot, `${bar}\n    __CONTENT__`)
}

const emptyRoot = /<div id="root"><\/div>/

function put(page: string, place: RegExp, text: string): string {
  if (!place.test(page)) throw new Error(`The page of the app has no ${place}.`)
  return page.replace(place, () => text)
}

/** Style sheets that are inline are marked with their names: see main.tsx. */
function putAssets(template: string, assets: PageAssets): string {
  const sheet = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/
  const name = sheet.exec(template)?.[1]
  const inline = [{ name, styles: assets.styles }, ...assets.inline]
    .map((each) => `\n    <style data-sheet="${each.name}">${each.styles.trim()}</style>`)
    .join('')
  const page = put(template, sheet, inline)
  const known = new Set([...page.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, href]) => href))
  const loaded = put(page, /\s*<\/head>/, `\n    ${preloads(assets, known).join('\n    ')}\n  </head>`)
  // The page is readable before its scripts have loaded, so they must not compete with its fonts for the connection.
  return loaded.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
}

function tagsOf({ title, description, pictureAlt }: Head, language: Language, place: Place | undefined): string[] {
  const about = [`<title>${escape(title)}</title>`, `<meta name="description" content="${escape(description)}" />`]
  if (!place) return [...about, '<meta name="robots" content="noindex" />']
  const property = (name: string, value: string) => `<meta property="${name}" content="${escape(value)}" />`
  return [
    ...about,
    `<link rel="canonical" href="${publicUrl}${place.path}" />`,
    ...place.alternates.map(({ tag, path }) => `<link rel="alternate" hreflang="${tag}" href="${publicUrl}${path}" />`),
    property('og:type', 'website'),
    property('og:site_name', 'Listpass'),
    property('og:locale', localeOf[language]),
    property('og:title', title),
    property('og:description', description),
    property('og:url', `${publicUrl}${place.path}`),
    property('og:image', `${publicUrl}/${language === 'en' ? 'share' : `share-${language}`}.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', pictureAlt),
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
}

function preloads({ scripts, reader }: PageAssets, known: Set<string | undefined>): string[] {
  const ofReader = reader && [
    `<link rel="modulepreload" href="${reader.worker}" crossorigin />`,
    `<link rel="preload" as="fetch" fetchpriority="low" href="${reader.code}" crossorigin />`,
  ]
  return [
    ...scripts
      .filter((href) => !known.has(href))
      .map((href) => `<link rel="modulepreload" href="${href}" crossorigin />`),
    ...(ofReader ?? []),
  ]
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
