import { pathIn } from '#contract/page-language.ts'
import { spokenLanguage } from '../ui/spoken.ts'

/** The address of a translated page in the language that is spoken here. */
export function publicPath(path: string): string {
  return pathIn(spokenLanguage(), path)
}
