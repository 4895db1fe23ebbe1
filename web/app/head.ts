import type { Language } from '#domain/spoken.ts'

/** The title and description of a published page, and the files that it needs. */
export type Head = {
  title: string
  description: string
  /** The file that the router loads for the screen, relative to this one. */
  module: string
  /** The static parts (ui/Still.tsx): their styles are in the page, their code is not. */
  still?: string
  /** Without it, English. */
  language?: Language
  /** The paths of the same page in all languages. */
  inLanguages?: Record<Language, string>
}
