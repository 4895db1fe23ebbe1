import { seededDice } from '../faults.ts'

type Person = {
  email: string
  first: string
  last: string
  company: string
  table: number | undefined
  /** How many come with this guest, themselves too. Undefined for most. */
  party: number | undefined
}

/** First and last names that belong together. Four of five people have one of the first two kinds. */
const names: [firsts: string[], lasts: string[]][] = [
  [
    [
      'Anna',
      'José',
      'Zoë',
      'Łukasz',
      'Søren',
      'Þórunn',
      'Çağla',
      'Siân',
      'Willem',
      'Thị Hồng',
      'Chukwuemeka',
      'Mary Ann',
    ],
    ['Jansen', 'García Márquez', "O'Connor", 'Wiśniewski', 'Kjærgård', 'Jónsdóttir', 'Yıldız', "van 't Hoff", 'Nguyễn'],
  ],
  [
    ['Jean-Luc', 'Björn', 'Ahmed', 'Inès', 'Mateus', 'Priya', 'Femke', 'Niamh', 'Ola'],
    ['Lefèvre', 'Müller-Lüdenscheidt', 'El-Sayed', 'Nwachukwu', "D'Arcy-Ó Súilleabháin", 'Ng', 'Smith', 'Raghunathan'],
  ],
  [
    ['太郎', '花子', '健'],
    ['山田', '佐藤', '伊藤'],
  ],
  [
    ['小龍', '美玲'],
    ['李', '王'],
  ],
  [
    ['민준', '서연'],
    ['김', '이'],
  ],
  [
    ['محمد', 'ليلى'],
    ['الأحمد', 'حداد'],
  ],
  [
    ['שירה', 'נועם'],
    ['כהן', 'לוי'],
  ],
  [
    ['Олександра', 'Іван'],
    ['Шевченко', 'Коваль'],
  ],
  [
    ['Ελένη', 'Νίκος'],
    ['Παπαδοπούλου', 'Γεωργίου'],
  ],
  [
    ['प्रिया', 'अर्जुन'],
    ['शर्मा', 'वर्मा'],
  ],
  [
    ['สมชาย', 'มาลี'],
    ['ใจดี', 'ศรีสุข'],
  ],
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
    party: place % 7 === 3 ? 2 + (place % 3) : undefined,
  }
}

/** Texts that break careless pages are among the guests, and far from the top of the list by name. */
function nameAt(place: number, dice: () => number): [first: string, last: string] {
  if (place % 23 === 11) return ['', '']
  if (place % 97 === 41) return [longName, `${longName} ${longName} ${longName}`]
  if (place % 101 === 60) return ['Zz <b>Bobby</b>', `"; drop table guests; --`]
  const kind = dice() < 0.8 ? Math.floor(dice() * 2) : 2 + Math.floor(dice() * (names.length - 2))
  const [firsts, lasts] = names[kind]!
  return [firsts[Math.floor(dice() * firsts.length)]!, lasts[Math.floor(dice() * lasts.length)]!]
}

/** What an organiser of a gala marks. Undefined for most. */
export function tagAt(place: number): string | undefined {
  if (place % 50 === 1) return 'VIP'
  if (place % 40 === 2) return 'Press'
  return place % 12 === 5 ? 'Friends' : undefined
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
