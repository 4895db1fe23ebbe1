// All words of each language: the texts as they are written, and as they are said.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '#domain/spoken.ts'
import { account } from '../en/account.ts'
import { activity } from '../en/activity.ts'
import { answers } from '../en/answers.ts'
import { app } from '../en/app.ts'
import { auth } from '../en/auth.ts'
import { campaigns } from '../en/campaigns.ts'
import { dashboard } from '../en/dashboard.ts'
import { door } from '../en/door.ts'
import { doorLater } from '../en/door-later.ts'
import { doors } from '../en/doors.ts'
import { drafts } from '../en/drafts.ts'
import { fields } from '../en/fields.ts'
import { finder } from '../en/finder.ts'
import { guest } from '../en/guest.ts'
import { guests } from '../en/guests.ts'
import { landing } from '../en/landing.ts'
import { letters } from '../en/letters.ts'
import { manager } from '../en/manager.ts'
import { marketing } from '../en/marketing.ts'
import { night } from '../en/night.ts'
import { occasions } from '../en/occasions.ts'
import { product } from '../en/product.ts'
import { publicPages } from '../en/public.ts'
import { settings } from '../en/settings.ts'
import { setup } from '../en/setup.ts'
import { site } from '../en/site.ts'
import { ui } from '../en/ui.ts'
import { speakTexts, type Spoken, type Translated } from '../spoken.ts'

const english = {
  account: { ...account, ...activity },
  app,
  auth,
  dashboard: { ...dashboard, ...setup },
  door: { ...door, ...doorLater },
  finder,
  landing,
  manager: { ...manager, ...guests, ...night, ...doors, ...settings, ...drafts },
  marketing,
  occasions,
  product,
  public: publicPages,
  site,
  ui,
  answers,
  campaigns,
  fields,
  guest,
  letters,
}

export type Unit = keyof typeof english
type AllTexts = { [U in Unit]: Translated<(typeof english)[U]> }
export type AllWords = { [U in Unit]: Spoken<(typeof english)[U]> }

export const units = Object.keys(english) as Unit[]

function textsIn(language: Language): AllTexts {
  if (language === 'en') return english
  const read = (unit: Unit) =>
    JSON.parse(readFileSync(join(import.meta.dirname, '..', language, `${unit}.json`), 'utf8')) as object
  return Object.fromEntries(units.map((unit) => [unit, read(unit)])) as AllTexts
}

export const allTexts = Object.fromEntries(languages.map((each) => [each, textsIn(each)])) as Record<Language, AllTexts>

export const allWords = Object.fromEntries(
  languages.map((each) => [each, speakTexts<typeof english>(allTexts[each], each)]),
) as Record<Language, AllWords>
