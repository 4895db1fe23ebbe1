/** The title and description of a published page, and the files that it needs. */
export type Head = {
  title: string
  description: string
  /** The picture of a shared link, in words (scripts/make-brand.ts). */
  pictureAlt: string
  /** The file that the router loads for the screen. */
  module?: string
  /** The static parts (ui/Still.tsx): their styles are in the page, their code is not. */
  still?: string
}
