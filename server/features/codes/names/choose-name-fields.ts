// Which fields of an audience hold a contact's name. Mailchimp's own are FNAME and LNAME; organisers rename and replace them.
import type { ListField } from '../../../mailchimp/audience.ts'
import type { NameFields } from '../../../mailchimp/names.ts'

/** In capital letters without accents, blanks and marks. A tag has at most ten, a field's name has no limit. */
const firstNames = new Set(
  `FNAME FIRST FIRSTNAME GIVENNAME FORENAME VORNAME RUFNAME PRENOM NOMBRE NOMBRES NOMBREPILA PRIMERNOMBRE NOME PRIMEIRONOME
  VOORNAAM ROEPNAAM`.split(/\s+/),
)
const lastNames = new Set(
  `LNAME LAST LASTNAME SURNAME FAMILYNAME NACHNAME FAMILIENNAME ZUNAME NOMDEFAMILLE NOMFAMILLE APELLIDO APELLIDOS SOBRENOME
  SOBRENOMES APELIDO APELIDOS ULTIMONOME COGNOME ACHTERNAAM FAMILIENAAM`.split(/\s+/),
)
/** Beside a field for the first name, one of these is the last name. Alone, it is all of the name. */
const wholeNames = new Set(
  `FULLNAME NAME WHOLENAME CONTACTNAME GUESTNAME VOLLNAME VOLLERNAME GANZERNAME NOM NOMCOMPLET NOMBRECOMP NOMBRECOMPLETO
  NOMBREYAPELLIDOS NOMECOMPLETO NOMECOMPL NAAM VOLLEDIGENAAM`.split(/\s+/),
)
/** These are a first name beside a last name, and otherwise all of the name. */
const firstOrWhole = new Set(['NOMBRE', 'NOME'])

export type NameChoice = NameFields & {
  /** False where the organiser is asked: then names are not written to Mailchimp's fields until there is an answer. */
  isSure: boolean
}

/** `fields` are in Mailchimp's order. */
export function chooseNameFields(
  fields: readonly ListField[],
  displayField: string | null,
  ours: readonly string[],
): NameChoice {
  const texts = fields.filter(({ type, tag }) => type === 'text' && !ours.includes(tag))
  const shown = texts.find(({ tag }) => tag === displayField)
  const found = (of: Set<string>) => texts.filter((field) => of.has(core(field.tag)) || of.has(core(field.name)))
  const firsts = found(firstNames)
  const lasts = found(lastNames)
  const wholes = found(wholeNames).filter((field) => !lasts.includes(field))
  // Where two pairs are there, the field that doors show tells which one is used. Otherwise it is the first.
  const first = firsts.find((field) => field === shown) ?? firsts[0]
  const last = besideOf(first, texts, lasts) ?? (first && wholes.find((field) => field !== first))
  const isSure = firsts.length <= 1 || firsts.includes(shown!)
  if (first && last) return { first: first.tag, last: last.tag, isSure }
  if (first && !isOf(firstOrWhole, first)) return { first: first.tag, last: null, isSure }
  const whole = first ?? wholes.find((field) => field === shown) ?? wholes[0]
  if (whole) return { first: whole.tag, last: null, isSure: true }
  if (lasts[0]) return { first: null, last: lasts[0].tag, isSure: true }
  if (shown) return { first: shown.tag, last: null, isSure: true }
  return { ...guess(texts), isSure: texts.length === 0 }
}

/** The last name nearest after the first name, because pairs stand together. */
function besideOf(first: ListField | undefined, texts: ListField[], lasts: ListField[]): ListField | undefined {
  const from = first ? texts.indexOf(first) : -1
  return lasts.filter((field) => field !== first).toSorted((a, b) => distance(a) - distance(b))[0]

  function distance(field: ListField): number {
    return Math.abs(texts.indexOf(field) - from - 0.5)
  }
}

/** An audience begins with a first and a last name, as fields 1 and 2, which may have been renamed. */
function guess(texts: ListField[]): NameFields {
  const tagOf = (mergeId: number) => texts.find((field) => field.mergeId === mergeId)?.tag ?? null
  return { first: tagOf(1), last: tagOf(2) }
}

function isOf(names: Set<string>, { tag, name }: ListField): boolean {
  return names.has(core(tag)) || names.has(core(name))
}

function core(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toUpperCase()
}
