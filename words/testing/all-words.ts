// The whole catalogue of each language, by group.
import { type Language, languages } from '#domain/spoken.ts'
import { wordsIn as answers } from '../answers.ts'
import { wordsIn as campaigns } from '../campaigns.ts'
import { wordsIn as mergeFields } from '../merge-fields.ts'
import { site } from '../en/site/index.ts'
import { wordsIn as guestPage } from '../guest-page.ts'
import { wordsIn as letters } from '../letters.ts'
import { wordsIn as refusals } from '../refusals.ts'

/** Groups that the web loads on their own. */
export const ofWeb = [
  'account',
  'app',
  'auth',
  'dashboard',
  'door',
  'finder',
  'join',
  'manager',
  'occasions',
  'product',
  'setup',
  'sheet',
  'ui',
  ...Object.keys(site),
]

/** The file of a group, in the folder of a language. */
export function fileOf(group: string): string {
  if (group === 'sheet' || group === 'ui') return `${group}.ts`
  if (!(group in site)) return `${group}/index.ts`
  return `site/${group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
}

async function load(language: Language): Promise<object> {
  const groups = ofWeb.map(async (group) => {
    const { [group]: words } = (await import(`../${language}/${fileOf(group)}`)) as Record<string, object>
    return [group, words] as const
  })
  return {
    ...Object.fromEntries(await Promise.all(groups)),
    answers: answers[language],
    campaigns: campaigns[language],
    mergeFields: mergeFields[language],
    guestPage: guestPage[language],
    letters: letters[language],
    refusals: refusals[language],
  }
}

export const allWords = Object.fromEntries(
  await Promise.all(languages.map(async (each) => [each, await load(each)])),
) as Record<Language, object>
