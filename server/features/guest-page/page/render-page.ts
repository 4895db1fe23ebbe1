// The page of a code as HTML. It is whole before its scripts load, and without them.
import { groundOf } from '#domain/accent.ts'
import { spacedCode } from '#domain/code.ts'
import type { Language } from '#domain/spoken.ts'
import type { PageRow } from '../store.ts'
import { showWhen } from './show-when.ts'
import { type PageWords, wordsIn } from '#words/guest.ts'
import { shownText } from '#domain/user-text.ts'
import { escapeHtml } from '../../../http/escape-html.ts'

// Text for a page. Every value of an organiser or a guest goes through `user`.

/** Escaped, without direction controls. Elements that show it have `dir="auto"`. */
function user(text: string): string {
  return escapeHtml(shownText(text))
}

const shapes = {
  calendar: '<rect x="3" y="4.5" width="18" height="16" rx="2.5"/><path d="M3 9.5h18M8 2.5v4M16 2.5v4"/>',
  place: '<path d="M12 21.5s-7-6.3-7-11.5a7 7 0 0 1 14 0c0 5.2-7 11.5-7 11.5z"/><circle cx="12" cy="10" r="2.5"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"/>',
} as const

function icon(shape: keyof typeof shapes): string {
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapes[shape]}</svg>`
}

/** The occasions besides the first that a page lists. A calendar has them all. */
const othersShown = 12

type Page = { code: string; svg: string; rows: readonly PageRow[]; now: Date; path: string; language: Language }

/** The reader's language, and the time to which dates refer. */
type Reader = { words: PageWords; language: Language; now: Date }

/** The ticket: `rows` are the occasions that the guest may enter, the one to show first. None: the code alone. */
export function renderTicket({ code, svg, rows, now, path, language }: Page): string {
  const words = wordsIn(language).page
  const reader = { words, language, now }
  const [first, ...others] = rows
  return `<main>
<article class="ticket" data-path="/q/${code}/scan">
${first ? renderHead(first, reader) : `<header class="head"><h1>${words.title}</h1></header>`}
<section class="body">
<div class="paper">${picture(svg, words.picture({ code: spacedCode(code) }))}</div>
<h2>${words.show}</h2>
<p class="hint">${icon('sun')}<span>${words.brightness}</span></p>
<p class="letters">${spacedCode(code)}</p>
</section>
${first ? renderGuest(first, words) : ''}
</article>
<p class="door" role="status" id="door" data-taken="${words.taken}" data-of-door="${words.ofDoor}"></p>
${renderOthers(others.slice(0, othersShown), reader)}
${rows.some(({ opensAt }) => opensAt !== null) ? renderCalendar(path, words) : ''}
<p class="saved" id="saved">${words.saved}</p>
</main>`
}

/** The page of every address without a ticket: one text for all of them. */
export function renderNothing(language: Language): string {
  const words = wordsIn(language).page
  return `<main class="nothing">
<h1>${words.noPage}</h1>
<p>${words.noPageText}</p>
<p>${words.noPageHelp}</p>
</main>`
}

export function titleOf(rows: readonly PageRow[], language: Language): string {
  const [first] = rows
  return first ? user(first.name) : wordsIn(language).page.title
}

/** The colours of the organiser, for a style sheet of its own. Both values are colours by `groundOf`. */
export function colourStyles(rows: readonly PageRow[]): string {
  const { ground, text, isOwn } = groundOf(rows[0]?.accent ?? null)
  return `:root{--ground:${ground};--on-ground:${text}${isOwn ? '' : ';--tint:0%;--far:var(--paper)'}}`
}

function renderHead(row: PageRow, reader: Reader): string {
  return `<header class="head">
${row.organiser === '' && row.logoId === null ? '' : renderOrganiser(row)}
<h1 dir="auto">${user(row.name)}</h1>
${renderFacts(row, reader)}
</header>`
}

function renderOrganiser({ organiser, logoId }: PageRow): string {
  // The name stands beside the logo. Without a name, the logo alone is the organiser's mark.
  const logo = logoId === null ? '' : `<img src="${logoPath(logoId)}" width="32" height="32" alt="">`
  return `<p class="organiser">${logo}<span dir="auto">${user(organiser)}</span></p>`
}

export function logoPath(logoId: string): string {
  return `/logo/${logoId}.png`
}

function renderFacts(row: PageRow, { words, language, now }: Reader): string {
  const when = showWhen(row, now, language)
  const fact = (name: string, shape: 'calendar' | 'place', text: string) =>
    `<div>${icon(shape)}<dt>${name}</dt><dd dir="auto">${text}</dd></div>`
  const facts = [
    when === undefined ? '' : fact(words.when, 'calendar', when),
    row.place === '' ? '' : fact(words.where, 'place', user(row.place)),
  ].join('')
  return facts === '' ? '' : `<dl class="facts">${facts}</dl>`
}

/** The part under the ticket's tear line: the guest, only if the organiser shows names. */
function renderGuest({ guest, admits }: PageRow, words: PageWords): string {
  if (guest === null) return ''
  const many = admits !== null && admits > 1 ? `<div><dt>${words.admits}</dt><dd>${admits}</dd></div>` : ''
  return `<dl class="guest"><div><dt>${words.guest}</dt><dd dir="auto">${user(guest)}</dd></div>${many}</dl>`
}

function renderOthers(rows: readonly PageRow[], { words, language, now }: Reader): string {
  if (rows.length === 0) return ''
  const items = rows.map((row) => {
    const facts = [showWhen(row, now, language), user(row.place)].filter((text) => text !== undefined && text !== '')
    return `<li><strong dir="auto">${user(row.name)}</strong>${facts.map((text) => `<span dir="auto">${text}</span>`).join('')}</li>`
  })
  return `<section class="others" aria-labelledby="others"><h2 id="others">${words.others}</h2><ul>${items.join('')}</ul></section>`
}

function renderCalendar(path: string, words: PageWords): string {
  return `<p class="actions"><a class="button" href="${path}">${icon('calendar')}${words.calendar}</a></p>`
}

/** The drawing of the code, with a name for people who do not see it. */
function picture(svg: string, name: string): string {
  return svg.replace('<svg ', `<svg class="code" role="img" aria-label="${name}" `)
}
