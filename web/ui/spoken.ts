// The language of the page. English is part of the code; the words of another language load when it is first spoken.
import { useSyncExternalStore } from 'react'
import { dirOf, isLanguage, type Language, tagOf } from '#domain/spoken.ts'
import { writeAs } from '#words/tags.ts'

export type OtherLanguage = Exclude<Language, 'en'>

type Load = (language: Language) => Promise<() => void>

const catalogues: Load[] = []
const listeners = new Set<() => void>()
let wanted: Language = 'en'
let spoken: Language = 'en'
let tag = regionOf('en')
let changes = 0
let underWay: Promise<unknown> = Promise.resolve()
writeAs('en', tag)

/** The words of a part of the app. `take` gets those of each language that is spoken later. Returns the English ones. */
export function catalogue<W>(english: W, others: (language: OtherLanguage) => Promise<W>, take: (words: W) => void): W {
  const load: Load = async (language) => {
    const words = language === 'en' ? english : await others(language)
    return () => take(words)
  }
  catalogues.push(load)
  if (spoken !== 'en') wait(catchUp(load))
  return english
}

/** In a hall with a weak network, words must not keep a screen back. They are shown when they have come. */
const longestWaitMs = 3000

/** Resolves when the words of all code that has loaded are there, or cannot come, or after 3 s. */
export async function wordsReady(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  await Promise.race([underWay, new Promise((resolve) => (timer = setTimeout(resolve, longestWaitMs)))])
  clearTimeout(timer)
}

function wait(loading: Promise<unknown>): void {
  underWay = Promise.allSettled([underWay, loading])
}

/** Code that loads after a change of the language is English until its words have come. */
async function catchUp(load: Load): Promise<void> {
  const language = spoken
  const take = await load(language).catch(() => undefined)
  if (!take || spoken !== language) return
  take()
  tell()
}

/**
 * Everything is shown in this language from then on. Without a connection, parts of the app whose words were never
 * loaded stay as they are. Rejects, and changes nothing, if no words load.
 */
export function speak(language: Language): Promise<void> {
  wanted = language
  const changing = change(language)
  wait(changing)
  return changing
}

async function change(language: Language): Promise<void> {
  const taken = await loadAll(language)
  // A later call decides.
  if (wanted !== language || spoken === language) return
  for (const take of taken) take()
  spoken = language
  tag = regionOf(language)
  writeAs(language, tag)
  // A prerendered page gets them by the build.
  if (globalThis.document) {
    document.documentElement.lang = tagOf[language]
    document.documentElement.dir = dirOf(language)
  }
  tell()
}

/** Code that loads meanwhile may add a catalogue. */
async function loadAll(language: Language): Promise<(() => void)[]> {
  const known = catalogues.length
  const loaded = await Promise.allSettled(catalogues.map((load) => load(language)))
  if (catalogues.length > known) return loadAll(language)
  const taken = loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  if (taken.length === 0 && known > 0) throw new Error(`The words of ${language} did not load.`)
  return taken
}

function tell(): void {
  changes++
  for (const listener of listeners) listener()
}

export const spokenLanguage = () => spoken
/** For `Intl`: the language with the region that this device prefers. */
export const spokenTag = () => tag

/** Renders again at each change, and when words have come later than their code. */
export function useSpoken(): Language {
  useSyncExternalStore(
    listen,
    () => changes,
    () => changes,
  )
  return spoken
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The first language of this device that is spoken here. */
export function deviceLanguage(): Language {
  return navigator.languages.map(primaryOf).find(isLanguage) ?? 'en'
}

/** The region that this device prefers, because one in the United States writes times differently than one in Britain. */
function regionOf(language: Language): string {
  const ours = globalThis.navigator?.languages?.find((each) => primaryOf(each) === language)
  return ours ?? tagOf[language]
}

function primaryOf(tag: string): string {
  return tag.split('-')[0]!.toLowerCase()
}

/** Something of `Intl` in the page's language, made once for each. */
export function inLanguage<T>(make: (tag: string) => T): () => T {
  const made = new Map<string, T>()
  return () => {
    const known = made.get(tag)
    if (known !== undefined) return known
    const now = make(tag)
    made.set(tag, now)
    return now
  }
}
