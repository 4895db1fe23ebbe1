import { type Shown, judgeWindows } from '#domain/mail-windows.ts'
import type { Version } from '../../../mailchimp/campaigns.ts'
import { showsField } from '../tags/grammar.ts'
import { checkShape } from './check-shape.ts'
import { checkPlainText, checkWords } from './check-words.ts'
import { variantsOf } from './conditional-markup.ts'
import { type Conditions, reachOf, readConditions } from './conditions.ts'
import { readSheets, type Rule } from './drawing/sheets.ts'
import { shownInWindows, drawnIn } from './drawing/shown-in.ts'
import { openDrawing, type Drawing } from './drawing/style-in.ts'
import type { Finding, MailFacts, Place } from './facts.ts'
import { findingOf } from './findings.ts'
import { sameForAll, type Tried, triedIn } from './pictures.ts'
import { around, type Element, type Mail, placeOf, readMail } from './reading/read-mail.ts'
import type { FindingName } from '#words/campaigns.ts'
import { seenIn } from './drawing/seen-in.ts'
import { outlookDarkView, outlookView, type View, views } from './drawing/views.ts'

/** Gmail shows the first 102 kB of a mail's HTML. */
export const clippedAfterBytes = 102 * 1024

/** `shown`: what each of `mailWindows` shows of the code; undefined for a mail without its picture. */
export type CheckedMail = { findings: Finding[]; shown: Shown[] | undefined }

/** Checks one version of a mail. Each finding appears once. Never throws, whatever the content. */
export function checkMail({ html, plainText }: Pick<Version, 'html' | 'plainText'>, facts: MailFacts): CheckedMail {
  if (html === undefined) return { findings: [findingOf({ name: 'unread' })], shown: undefined }
  const mail = readMail(html)
  if (!mail) return { findings: [findingOf({ name: 'too_large' })], shown: undefined }
  const conditions = readConditions(html)
  const { findings: inPictures, shown } = checkVariants(mail, conditions, facts)
  const hasTagFault = inPictures.some(({ check }) => check === 'tag')
  const found = [
    ...inPictures,
    ...checkConditionals(mail, conditions),
    ...(hasTagFault ? [] : checkWords(mail, facts)),
    ...(plainText === undefined ? [] : checkPlainText(plainText, facts)),
  ]
  const isCut = found.some(({ id }) => id === 'code_clipped')
  const bytes = Buffer.byteLength(html)
  if (bytes > clippedAfterBytes && !isCut)
    found.push(findingOf({ name: 'clipped', params: { size: Math.ceil(bytes / 1024) } }))
  return { findings: [...new Map(found.toReversed().map((each) => [each.id, each])).values()].toReversed(), shown }
}

/** Conditions in tags and sheets make several mails of one. What only some of them have is told with the guests who get it. */
function checkVariants(mail: Mail, conditions: Conditions, facts: MailFacts): CheckedMail {
  const variants = variantsOf(mail.html, conditions, facts.guests)
  const [usual] = variants
  if (variants.length === 1 && usual!.html === mail.html) return checkPictures(mail, conditions, facts)
  const checked = variants.flatMap(({ html, count }) => {
    const variant = readMail(html)
    return variant ? [{ count, ...checkPictures(variant, readConditions(html), facts) }] : []
  })
  const findings = [...new Map(checked.flatMap((each) => each.findings).map((each) => [each.id, each])).values()]
  const isHit = (each: CheckedMail) => each.findings.some(({ light }) => light === 'wrong')
  const hit = checked.filter(isHit)
  if (hit.length > 0 && hit.length < checked.length) {
    const condition = usual!.condition ?? ''
    const guests = hit.reduce((sum, { count }) => sum + count, 0)
    const total = checked.reduce((sum, { count }) => sum + count, 0)
    const named =
      guests === 0
        ? ({ name: 'in_conditional', params: { condition } } as const)
        : ({ name: 'condition_of_some', params: { condition, guests, total } } as const)
    findings.push(findingOf(named))
  }
  return { findings, shown: checked[0]?.shown }
}

function checkPictures(mail: Mail, conditions: Conditions, facts: MailFacts): CheckedMail {
  const rules = readSheets(mail.sheets)
  const drawing = openDrawing(rules)
  const tried = triedIn(mail, drawing, facts)
  const where = ({ start }: Element) => placeOf(mail.html, start)
  const same = sameForAll(mail, tried)
  const found = same ? [findingOf(same.fault, where(same.at))] : []
  const [first] = tried
  if (!first) return { findings: found.length > 0 ? found : [whyMissing(mail, rules, facts)], shown: undefined }
  for (const { picture, faults } of tried) found.push(...faults.map((fault) => findingOf(fault, where(picture))))
  const shown = shownInWindows(
    drawing,
    tried.map(({ picture }) => picture),
  )
  const inWindows = checkShown(tried, drawing, shown, where)
  found.push(...inWindows)
  const isUnsized = inWindows.some(({ check, light }) => check === 'size' || light === 'wrong')
  if (!isUnsized) found.push(...checkShape(tried, drawing, where))
  found.push(...checkReach(tried, conditions, facts, where), ...checkAround(first, where))
  if (Buffer.byteLength(mail.html.slice(0, first.picture.end)) > clippedAfterBytes)
    found.push(findingOf({ name: 'code_clipped' }, where(first.picture)))
  if (isSplitInText(mail, facts.tag)) found.push(findingOf({ name: 'tag_split' }))
  return { findings: found, shown }
}

/** Guests who get none of the codes, because of conditions. */
function checkReach(
  tried: readonly Tried[],
  conditions: Conditions,
  facts: MailFacts,
  where: (at: Element) => ReturnType<typeof placeOf>,
): Finding[] {
  const starts = tried.map(({ picture }) => picture.start)
  const { total, missed, unknown, condition } = reachOf(starts, conditions, facts.guests)
  if (condition === undefined || missed + unknown === 0) return []
  const at = where(tried[0]!.picture)
  if (missed === total) return [findingOf({ name: 'condition_of_nobody', params: { condition } }, at)]
  if (missed === 0) return [findingOf({ name: 'in_conditional', params: { condition } }, at)]
  return [findingOf({ name: 'condition_of_some', params: { condition, guests: missed, total } }, at)]
}

const leadsAway = /\*\|UNSUB|unsubscribe/i

/** What stands around the picture, and in its place. */
function checkAround({ picture }: Tried, where: (at: Element) => ReturnType<typeof placeOf>): Finding[] {
  const link = around(picture).find(({ name, attributes }) => name === 'a' && leadsAway.test(attributes['href'] ?? ''))
  return [
    ...(link ? [findingOf({ name: 'in_unsubscribe_link' }, where(link))] : []),
    ...(picture.name === 'img' && (picture.attributes['alt'] ?? '').trim() === ''
      ? [findingOf({ name: 'no_alt' }, where(picture))]
      : []),
  ]
}

function whyMissing({ html, elements, pieces, comments }: Mail, rules: readonly Rule[], { tag }: MailFacts): Finding {
  const at = ({ start }: { start: number }) => placeOf(html, start)
  const painted = elements.find(({ attributes: { background, style } }) => /qr-code/i.test(`${background} ${style}`))
  if (painted) return findingOf({ name: 'as_background' }, at(painted))
  if (rules.some(({ declarations }) => declarations.some(({ value }) => /\/qr-code\//i.test(value))))
    return findingOf({ name: 'as_background' })
  const pasted = pieces.find(({ text }) => /\/qr-code\//i.test(text))
  if (pasted) return findingOf({ name: 'pasted_as_text' }, at(pasted))
  const hidden = comments.find(({ text }) => text.includes('/qr-code/') && /<img[^>]{0,200}\/qr-code\//i.test(text))
  if (hidden) return findingOf({ name: 'in_comment' }, at(hidden))
  const link = elements.find(({ name, attributes: { href = '' } }) => name === 'a' && showsField(href, tag))
  return link ? findingOf({ name: 'only_link' }, at(link)) : findingOf({ name: 'picture_missing' })
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

/** Conditions that Mailchimp would not understand, whatever they show. */
function checkConditionals(mail: Mail, { unbalanced, pairs, lowerCase }: Conditions): Finding[] {
  const where = (start: number) => placeOf(mail.html, start)
  const found: Finding[] = []
  if (unbalanced)
    found.push(findingOf({ name: 'unbalanced', params: { tag: unbalanced.text } }, where(unbalanced.start)))
  const pathAt = unbalanced ? undefined : pathsOf(mail)
  const across = pairs.find(([one, other]) => {
    const [from, to] = [pathAt?.(one.start), pathAt?.(other.start)]
    return from !== undefined && to !== undefined && from !== to
  })
  if (across) found.push(findingOf({ name: 'across_blocks', params: { tag: across[0].text } }, where(across[0].start)))
  if (lowerCase && !unbalanced)
    found.push(
      findingOf({ name: 'condition_lower_case', params: { condition: lowerCase.text } }, where(lowerCase.start)),
    )
  return found
}

/** The elements around a text, by its offset. */
function pathsOf({ pieces }: Mail): (start: number) => string | undefined {
  return (start) => {
    let [low, high] = [0, pieces.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (pieces[middle]!.end <= start) low = middle + 1
      else high = middle
    }
    const piece = pieces[low]
    // A paragraph may end without a tag of its own.
    return piece && piece.start <= start ? piece.path.replace(/>?p$/, '') : undefined
  }
}

// In which windows and programs guests see a code, and how large.

type Plain = Extract<FindingName, 'only_in_outlook' | 'hidden_in_outlook' | 'hidden_in_outlook_dark'>

/** `shown`: what each window shows. A finding about a size is at the picture that has it. */
function checkShown(
  tried: readonly Tried[],
  drawing: Drawing,
  shown: readonly Shown[],
  placeOf: (picture: Element) => Place,
): Finding[] {
  const pictures = tried.map(({ picture }) => picture)
  const first = placeOf(pictures[0]!)
  const one = (name: Plain) => [findingOf({ name }, first)]
  const judged = judgeWindows(shown)
  const isHidden = judged.some(({ name }) => name === 'hidden')
  if (isHidden && pictures.every(({ outlook }) => outlook === 'only')) return one('only_in_outlook')
  const found = judged.map(({ at, ...named }) => {
    const [largest] = drawnIn(drawing, pictures, views[at]!)
    return findingOf(named, largest ? placeOf(largest.picture) : first)
  })
  const names = new Set(judged.map(({ name }) => name))
  if (isHidden || names.has('in_details') || names.has('hidden_on_computers')) return found
  const isShown = (view: View) => pictures.some((each) => typeof seenIn(drawing, each, view) !== 'string')
  return [
    ...found,
    ...(isShown(outlookView) ? [] : one('hidden_in_outlook')),
    ...(drawing.hasOutlookDark && !names.has('hidden_in_dark') && !isShown(outlookDarkView)
      ? one('hidden_in_outlook_dark')
      : []),
  ]
}
