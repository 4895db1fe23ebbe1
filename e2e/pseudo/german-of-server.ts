// The server's sentences stay German, because only the browser speaks the invented language.
import { allTexts } from '#words/testing/all-words.ts'
import { textsOf } from '#words/testing/texts-of.ts'

const values = /⟦[^⟧]*⟧|\d+/u

/** The texts of the server, without their values. The longest come first, because a short one may be a part of a long one. */
export function germanOfServer(): string[] {
  const { answers, campaigns, fields } = allTexts.de
  return textsOf({ answers, campaigns, fields }, 'de')
    .flatMap(({ said }) => said.split(values))
    .map((part) => part.trim())
    .filter((part) => part.length > 3)
    .toSorted((one, other) => other.length - one.length)
}
