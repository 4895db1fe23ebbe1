import { languages } from '#domain/spoken.ts'
import { wordsIn } from '#words/campaigns.ts'
import type { Version } from '../../../mailchimp/campaigns.ts'
import { checkConditionals, type Span } from './check-conditionals.ts'
import { checkSize } from './check-size.ts'
import type { Finding, MailFacts } from './facts.ts'
import { findingOf } from './findings.ts'
import { type Mail, type Picture, placeOf, readMail } from './read-mail.ts'
import { codePath, faultsOfSource } from './read-source.ts'

/** Gmail shows the first 102 kB of a mail's HTML. */
export const clippedAfterBytes = 102 * 1024

/** The most pictures of codes that are checked. */
const mostTried = 20

const fileManagers =
  /(?:^|[/.])(?:mcusercontent\.com|gallery\.mailchimp\.com|gallery\.eep\.io|cdn-images\.mailchimp\.com)\//i
const saysCode = /(?:^|[^a-z])qr(?:[^a-z]|code|$)/i
/** The text beside our picture, in each language, or as it was written by hand. */
const isOwnAlt = (alt: string) =>
  /personal QR code/i.test(alt) || languages.some((each) => alt.includes(wordsIn[each].invitation.alt))

/** Checks one version of a mail. Each finding appears once. Never throws, whatever the content. */
export function checkMail({ html, plainText }: Pick<Version, 'html' | 'plainText'>, facts: MailFacts): Finding[] {
  const text =
    plainText !== undefined && !holdsTag(plainText, facts.tag) ? [findingOf({ name: 'text_without_code' })] : []
  if (html === undefined) return [findingOf({ name: 'unread' })]
  const mail = readMail(html)
  if (!mail) return [findingOf({ name: 'too_large' })]
  const { findings: conditionals, spans } = checkConditionals(mail)
  const found = [...checkPictures(mail, spans, facts), ...conditionals, ...text]
  const isCut = found.some(({ id }) => id === 'code_clipped')
  const bytes = Buffer.byteLength(html)
  if (bytes > clippedAfterBytes && !isCut)
    found.push(findingOf({ name: 'clipped', params: { size: Math.ceil(bytes / 1024) } }))
  return [...new Map(found.map((finding) => [finding.id, finding])).values()]
}

/** The tag as Mailchimp replaces it in a text; modifiers such as `UPPER:` are allowed. */
function holdsTag(text: string, tag: string): boolean {
  return text.includes(`*|${tag}|*`) || text.includes(`:${tag}|*`)
}

function checkPictures(mail: Mail, spans: Span[], facts: MailFacts): Finding[] {
  const tried = triedIn(mail, facts)
  const uploaded = mail.pictures.find((picture) => isUploaded(picture, tried.length > 0))
  const where = (start: number) => placeOf(mail.html, start)
  const found = uploaded ? [findingOf({ name: 'same_picture' }, where(uploaded.start))] : []
  if (tried.length === 0) return found.length > 0 ? found : [whyMissing(mail, facts)]
  for (const { picture, faults } of tried) {
    const at = where(picture.start)
    found.push(...faults.map((fault) => findingOf(fault, at)))
    found.push(...(picture.isHidden ? [findingOf({ name: 'hidden' }, at)] : checkSize(picture, at)))
    const condition = spans.find((span) => span.start < picture.start && picture.start < span.end)
    if (condition && !condition.text.includes(`:${facts.tag}|`)) {
      found.push(findingOf({ name: 'in_conditional', params: { condition: condition.text } }, at))
    }
  }
  const first = tried[0]!.picture
  if (Buffer.byteLength(mail.html.slice(0, first.end)) > clippedAfterBytes) {
    found.push(findingOf({ name: 'code_clipped' }, where(first.start)))
  }
  if (isSplitInText(mail, facts.tag)) found.push(findingOf({ name: 'tag_split' }))
  return found
}

/** The first pictures that are meant as the code, and the faults of their addresses. */
function triedIn({ pictures }: Mail, facts: MailFacts) {
  return pictures
    .values()
    .flatMap((picture) => {
      const faults = faultsOfSource(picture.src, facts)
      return faults ? [{ picture, faults }] : []
    })
    .take(mostTried)
    .toArray()
}

/** If another picture changes for each guest, an uploaded QR code may be there on purpose. */
function isUploaded({ src, alt, title }: Picture, hasOther: boolean): boolean {
  const isFile = fileManagers.test(src) || /^(?:data|cid):/i.test(src)
  if (isOwnAlt(alt)) return src !== '' && !codePath.test(src) && !src.includes('|')
  const file = /^(?:data|cid):/i.test(src) ? '' : src.slice(src.lastIndexOf('/') + 1, src.length).slice(0, 500)
  return isFile && !hasOther && [alt, title, file].some((words) => saysCode.test(words))
}

function whyMissing({ html, links, pieces, comments, backgrounds }: Mail, { tag }: MailFacts): Finding {
  const [painted] = backgrounds
  if (painted) return findingOf({ name: 'as_background' }, placeOf(html, painted.start))
  const pasted = pieces.find(({ text }) => /\/qr-code\//i.test(text))
  if (pasted) return findingOf({ name: 'pasted_as_text' }, placeOf(html, pasted.start))
  const hidden = comments.find(({ text }) => text.includes('/qr-code/') && /<img[^>]{0,200}\/qr-code\//i.test(text))
  if (hidden) return findingOf({ name: 'in_comment' }, placeOf(html, hidden.start))
  const link = links.find(({ href }) => href.replaceAll(/%7c/gi, '|').includes(`|${tag}|`))
  return link ? findingOf({ name: 'only_link' }, placeOf(html, link.start)) : findingOf({ name: 'picture_missing' })
}

/** Guests would read the tag itself, because Mailchimp sees formatting inside of it. */
function isSplitInText({ html, pieces }: Mail, tag: string): boolean {
  const whole = `*|${tag}|*`
  if (pieces.some(({ text }) => text.includes(whole)) || !html.includes(tag)) return false
  return pieces
    .map(({ text }) => text)
    .join('')
    .includes(whole)
}
