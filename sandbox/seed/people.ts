import { seededDice } from '../faults.ts'

type Person = { email: string; first: string; last: string; company: string; table: number | undefined }

/** Realistic people: every script, apostrophes, missing names, and texts that look like something else. */
const names: [first: string, last: string][] = [
  ['Anna', 'Jansen'],
  ['José', 'García Márquez'],
  ['Zoë', "O'Connor"],
  ['Łukasz', 'Wiśniewski'],
  ['Søren', 'Kjærgård'],
  ['Þórunn', 'Jónsdóttir'],
  ['Çağla', 'Yıldız'],
  ['Siân', "D'Arcy-Ó Súilleabháin"],
  ['Willem', "van 't Hoff"],
  ['Thị Hồng', 'Nguyễn'],
  ['太郎', '山田'],
  ['小龍', '李'],
  ['민준', '김'],
  ['محمد', 'الأحمد'],
  ['שירה', 'כהן'],
  ['Олександра', 'Шевченко'],
  ['Ελένη', 'Παπαδοπούλου'],
  ['प्रिया', 'शर्मा'],
  ['สมชาย', 'ใจดี'],
  ['Chukwuemeka', 'Nwachukwu'],
  ['Mary Ann', 'Smith'],
  ['Jean-Luc', 'Lefèvre'],
  ['Björn', 'Müller-Lüdenscheidt'],
  ['Ahmed', 'El-Sayed'],
  ['X Æ', 'Ng'],
]

const companies = [
  '',
  'Acme',
  'Café Zürich',
  'Ünïcode & Sons',
  '株式会社さくら',
  'شركة النور',
  'Jansen, "De Vries" <B.V.>',
]
const domains = ['example.com', 'example.net', 'example.org']
const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessenschafe'

/** The nth person of a seed, the same at every start. */
export function personAt(place: number, seed: number): Person {
  const dice = seededDice(seed * 1_000_003 + place)
  const [first, last] = nameAt(place, dice)
  const company = companies[Math.floor(dice() * companies.length)]!
  const domain = domains[place % domains.length]!
  const address = `${asciiOf(first)}.${place}@${domain}`
  return {
    email: place % 29 === 7 ? address.toUpperCase() : address,
    first,
    last,
    company,
    table: place % 5 === 4 ? undefined : 1 + Math.floor(dice() * 80),
  }
}

function nameAt(place: number, dice: () => number): [first: string, last: string] {
  if (place % 23 === 11) return ['', '']
  if (place % 97 === 41) return [longName, `${longName} ${longName} ${longName}`]
  if (place % 101 === 60) return ['<b>Bobby</b>', `"; drop table guests; --`]
  const [first] = names[Math.floor(dice() * names.length)]!
  const [, last] = names[Math.floor(dice() * names.length)]!
  return [first, last]
}

function asciiOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
    .slice(0, 20)
  return plain === '' ? 'guest' : plain
}

/** Most of a hundred contacts are subscribed, and every other status occurs. */
export function statusAt(place: number): string {
  const share = place % 20
  if (share === 3) return 'unsubscribed'
  if (share === 8) return 'cleaned'
  if (share === 12) return 'pending'
  if (share === 15) return 'transactional'
  if (share === 18) return 'archived'
  return 'subscribed'
}
