// Chooses the file for each script module. A screen is one file. Modules shared by several screens go into one file per
// group of screens, because a phone waits for every request.
import { relative } from 'node:path'

type Found = { importers: readonly string[]; dynamicImporters: readonly string[]; isEntry: boolean }
type Graph = { getModuleInfo: (id: string) => Found | null }

/** The audience of a screen, by its folder. Code that all members load has its own room. */
const rooms = [
  { name: 'pages', path: /^features\/(?:landing|marketing)\// },
  { name: 'guide', path: /^(?:features\/guide\/|app\/Guide(?:InOthers)?Screen|\.\.\/docs\/)/ },
  { name: 'forms', path: /^(?:app\/SignInScreens|ui\/Toasts)/ },
  { name: 'passkeys', path: /^product\/passkey-device/ },
  // Sign-out deletes the browser's scanner data; that code needs no scanner.
  { name: 'kept', path: /^features\/scanner\/offline\/sweep/ },
  { name: 'scanner', path: /^(?:features\/scanner\/|app\/ScannerScreen)/ },
  { name: 'manager', path: /^features\/code-manager\// },
  { name: 'finder', path: /^features\/finder\// },
  { name: 'occasions', path: /^features\/occasions\// },
  { name: 'account', path: /^(?:features\/account\/|app\/(?:Activity|ChangePassword|OwnData|SecondStep|Team)Screen)/ },
  { name: 'setup', path: /^(?:features\/setup\/|app\/SetupAccountScreen)/ },
  { name: 'dashboard', path: /^(?:features\/dashboard\/|app\/DashboardScreen)/ },
  { name: 'email', path: /^product\/email\// },
  { name: 'members', path: /^(?:(?:app|ui)\/|product\/(?:notices|who|trying)\/)/ },
]
/** Screens for the same audience share a file, because a visitor of one visits the others. */
const inside = new Set([
  'scanner',
  'manager',
  'finder',
  'occasions',
  'account',
  'setup',
  'dashboard',
  'email',
  'members',
])

/** Modules that every screen of a member loads, also a door. */
const ofAllMembers =
  /^app\/(?:MemberArea|member-screens|check-session|MemberLinks|HelpLink|TeamLinks|TeamNotFoundPage)\./

/** Modules that load separately but are always needed together. They go into the file that the others need. */
const together = [
  { name: 'members', path: ofAllMembers },
  { name: 'forms-members', path: /^ui\/Toasts\./ },
  { name: 'manager', path: /^features\/code-manager\/home\/(?:ListHome|part-screens)\./ },
  { name: 'scanner', path: /^(?:features\/scanner\/(?:ScannerPage|ChooseListPage|TryPage)|app\/ScannerScreen)\./ },
]

/** Words in another language than English: a file for each unit, named after both. */
const otherWords = /[\\/]words[\\/](?<language>(?!en)\w\w)[\\/](?<unit>[\w-]+)\.json/

/** The titles of the guide’s pages in a language. */
const guideTitles = /[\\/]guide-in[\\/](?<language>\w\w)[\\/]README\.md\?titles$/

/** The screens of a door. It loads everything else after its camera. */
const doors = /^(?:features\/scanner\/(?:ScannerPage|ChooseListPage|TryPage)|app\/ScannerScreen)\./

/** React stays unchanged between our releases, so that browsers keep it cached. */
const react = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/

/**
 * Code that some screens load first and others on demand. Each is a file of its own, so that no other screen loads it.
 */
const apart = [
  // Under the fields of a new guest at a door, and of occasions.
  { name: 'field-words', path: /[\\/]words[\\/]en[\\/]screen-fields\./ },
  // What a door says after its camera, and the scanner of a try.
  { name: 'door-words', path: /[\\/]words[\\/](?:en[\\/])?door-later\./ },
  // The scanner of a try: no door loads it.
  {
    name: 'trying',
    path: /[\\/]scanner[\\/](?:TryPage|TryDoor|use-try)\.|[\\/]contract[\\/]try-door\./,
  },
  // A written page of the guide has its pictures, so it needs no code with their names.
  { name: 'guide-pictures', path: /[\\/]docs[\\/]guide[\\/]pictures[\\/]/ },
  // Used by Tonight, and by the search when it opens.
  {
    name: 'admissions',
    path: /[\\/]product[\\/]admissions(?:\.|[\\/](?!admissions-news))|[\\/]contract[\\/]tonight\./,
  },
  // How a list looks to its guests: its settings and the door sheets.
  { name: 'branding', path: /[\\/]product[\\/]use-branding\.|[\\/]contract[\\/]branding\.|[\\/]domain[\\/]accent\./ },
  // The drafts of a list, and what opens on a draft.
  {
    name: 'drafts',
    path: /[\\/]contract[\\/](?:campaigns|campaign-writes|mail-proof)\.|[\\/]domain[\\/](?:preflight|mail-windows)\.|[\\/]code-manager[\\/]email[\\/](?:use-drafts|decided-light|DraftRows)\.|[\\/]words[\\/](?:en[\\/])?drafts\./,
  },
  // One draft, measured and as each guest gets it.
  {
    name: 'draft',
    path: /[\\/]code-manager[\\/]email[\\/](?:measured[\\/]|proof[\\/]use-proof\.)/,
  },
  // A text as a QR code, with its encoder.
  { name: 'qr', path: /[\\/]product[\\/]draw-qr\.|node_modules[\\/]qr[\\/]/ },
  // Badges: their setting in the door’s menu, and a door that prints them.
  { name: 'badges', path: /[\\/]device[\\/](?:Badges|badge-(?:queue|settings))\./ },
  // How an email is shown: the preview of a code, and a draft as a guest gets it.
  { name: 'email', path: /[\\/]product[\\/]email[\\/][Cc]hoice\./ },
  // Lists of guests: the organiser’s screen, and the paper. A–Z at a door needs nothing of them.
  { name: 'guests', path: /[\\/]contract[\\/](?:contacts|guests)\.|[\\/]guests[\\/]guest-view\./ },
  // Listening to Mailchimp: the setup, and its steps in the settings.
  { name: 'listening', path: /[\\/]contract[\\/]webhooks\./ },
  { name: 'who', path: /[\\/]product[\\/]who(?:\.|[\\/](?!who-draft))/ },
  // Opens for selected guests, and stays until Mailchimp has their tag.
  {
    name: 'tags',
    path: /[\\/]guests[\\/]tags[\\/]|[\\/]contract[\\/]guest-tags\.|[\\/]domain[\\/]tag-name\./,
  },
  { name: 'notices', path: /[\\/]product[\\/]notices[\\/.]|[\\/]contract[\\/]notices\.|[\\/]domain[\\/]notice\./ },
]

/**
 * Every screen that needs a module also needs the module's dependencies, so these files never wait for each other.
 * Null: the bundler puts the module with its only screen.
 */
export function chunkNames(root: string) {
  const needed = new Map<string, Set<string>>()

  /** The screens that need this module; the start of the app counts as one. */
  function screensOf(id: string, graph: Graph): Set<string> {
    const known = needed.get(id)
    if (known) return known
    const screens = new Set<string>()
    const seen = new Set([id])
    for (const each of seen) {
      const found = graph.getModuleInfo(each)
      if (!found) continue
      if (found.isEntry || found.dynamicImporters.length > 0) screens.add(each)
      for (const importer of found.importers) seen.add(importer)
    }
    needed.set(id, screens)
    return screens
  }

  return (id: string, graph: Graph): string | null => {
    const own = ownName(id)
    if (own !== undefined) return own
    const screens = [...screensOf(id, graph)].filter((screen) => !otherWords.test(screen))
    if (screens.some((screen) => graph.getModuleInfo(screen)?.isEntry)) return 'index'
    const paths = screens.map((screen) => pathIn(root, screen))
    const one = together.find(({ path }) => paths.every((each) => path.test(each)))
    if (one) return paths.length > 0 ? one.name : null
    if (paths.length < 2) return null
    const found = new Set(paths.map(roomOf))
    if (found.size === 1 && found.has('scanner') && !paths.some((path) => doors.test(path))) return 'door-later'
    // A door is a phone, so it must not load code that only organisers' screens share. Shared styles are too small for
    // another file.
    const isOfDoors = found.has('scanner') || paths.some((each) => ofAllMembers.test(each)) || id.endsWith('.css')
    return found.size > 1 && !isOfDoors && [...found].every((room) => inside.has(room)) ? 'organisers' : nameOf(found)
  }
}

/** Of a module whose file does not depend on the screens that need it. */
function ownName(id: string): string | undefined {
  if (react.test(id)) return 'react'
  const ofLanguage = otherWords.exec(id)?.groups
  if (ofLanguage) return `words-${ofLanguage['language']}-${ofLanguage['unit']}`
  const ofTitles = guideTitles.exec(id)?.groups
  if (ofTitles) return `guide-titles-${ofTitles['language']}`
  return apart.find(({ path }) => path.test(id))?.name
}

function nameOf(found: Set<string>): string {
  const isOfOne = found.size === 1
  return [...new Set([...found].map((room) => (!isOfOne && inside.has(room) ? 'members' : room)))].toSorted().join('-')
}

function roomOf(path: string): string {
  const room = rooms.find((each) => each.path.test(path))
  if (!room) throw new Error(`No room is named for the screen ${path}.`)
  return room.name
}

function pathIn(root: string, id: string): string {
  return relative(root, id).replaceAll('\\', '/')
}
