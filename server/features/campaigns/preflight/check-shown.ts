// In which windows and programs guests see a code, and how large.
import { judgeWindows, type Shown } from '#domain/mail-windows.ts'
import type { FindingName } from '#words/campaigns.ts'
import { seenIn } from './drawing/seen-in.ts'
import { drawnIn } from './drawing/shown-in.ts'
import type { Drawing } from './drawing/style-in.ts'
import { outlookDarkView, outlookView, type View, views } from './drawing/views.ts'
import type { Finding, Place } from './facts.ts'
import { findingOf } from './findings.ts'
import type { Tried } from './pictures.ts'
import type { Element } from './reading/read-mail.ts'

type Plain = Extract<FindingName, 'only_in_outlook' | 'hidden_in_outlook' | 'hidden_in_outlook_dark'>

/** `shown`: what each window shows. A finding about a size is at the picture that has it. */
export function checkShown(
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
