// Every text of a catalogue, with values that can be found again.
import type { Language } from '#domain/spoken.ts'
import { fill, type Part, parseMessage, type Values } from '../message.ts'

export type Text = { name: string; written: string; said: string; values: string[] }

/** What a text needs, by name: `text`, `number`, or the cases of a choice. */
export type Needs = Readonly<Record<string, 'text' | 'number' | 'choice'>>

/** `english` decides which values a text has to show. */
export function textsOf(texts: object, language: Language, english: object = texts, path = ''): Text[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    const source = (english as Record<string, unknown>)[key]
    const name = path === '' ? key : `${path}.${key}`
    if (typeof text !== 'string') return textsOf(text as object, language, source ?? {}, name)
    try {
      return [textOf(name, text, typeof source === 'string' ? source : text, language)]
    } catch (cause) {
      throw new Error(`${language} ${name}: ${String(cause)}`, { cause })
    }
  })
}

function textOf(name: string, text: string, source: string, language: Language): Text {
  const needs = needsOf(source)
  const shown = plain(fill(source, valuesFor(needs), 'en'))
  return {
    name,
    written: text,
    said: plain(fill(text, valuesFor({ ...needs, ...needsOf(text) }), language)),
    values: Object.values(valuesFor(needs))
      .map(String)
      .filter((each) => shown.includes(each)),
  }
}

export function needsOf(text: string): Needs {
  const needs: Record<string, Needs[string]> = {}
  const read = (parts: readonly Part[]) => {
    for (const part of parts) {
      if (typeof part !== 'object') continue
      if (!('forms' in part)) needs[part.name] = part.kind
      else {
        needs[part.name] = part.counts ? 'number' : 'choice'
        for (const form of Object.values(part.forms)) read(form)
      }
    }
  }
  read(parseMessage(text))
  return needs
}

const valuesFor = (needs: Needs): Values =>
  Object.fromEntries(
    Object.entries(needs).map(([name, kind], place) => [name, kind === 'number' ? 7001 + place : `⟦${name}⟧`]),
  )

/** Removes the separators of numbers, and the marks around names in right-to-left scripts. */
const plain = (text: string) =>
  text.replaceAll(/(?<=\d)[\s.,’'\u{a0}\u{202f}](?=\d{3})/gu, '').replaceAll(/[\u{2068}\u{2069}]/gu, '')
