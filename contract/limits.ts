// Numbers and names that both sides need. Sections are SPEC's unless named.
import { largestMaximum } from '#domain/party.ts'

/** §9: batches are polled every 2 s. */
export const pollEveryMs = 2000

/** §9: the latest 10 scans are kept on the scanner's page. */
export const scansKept = 10

/** §9: the page flashes for 1 s per result. */
export const flashMs = 1000

/** §9, DESIGN §9: the same code is not read again while it is in view and for 2 s after. */
export const sameCodeLockMs = 2000

/** §9: at most 25 decodes a second; a decode is aborted after 10 s. */
export const decodesPerSecond = 25
export const decodeTimeoutMs = 10_000

/** DESIGN §7: bounds of a password, in characters. */
export const passwordLength = { min: 8, max: 256 } as const

/** DESIGN §7: the largest JSON body. */
export const bodyLimitBytes = 32 * 1024

/** DESIGN §7: the most levels of arrays and objects in a JSON body. */
export const bodyDepthLimit = 32

/** The longest text that a scan may contain. The largest QR code holds 4,296 characters. */
export const scannedTextLimit = 4296

/** DESIGN §5: the most rules of a list. */
export const rulesLimit = 50

/** The largest maximum of a contact. */
export const maxScansLimit = largestMaximum

/** The most colour rules of a list. */
export const colourRulesLimit = 20

/** The most offline scans that a door sends in one call. */
export const handInLimit = 100

/** Rate limits: this many at once, then one per this many seconds. */
type Rate = { readonly atOnce: number; readonly secondsEach: number }

/** DESIGN §7: guests whom the doors of one link add, or one member. Beyond, a door keeps them and hands them in later. */
export const addedGuests: Rate = { atOnce: 1000, secondsEach: 5 }

/** DESIGN §7: of these, guests whose email the list has already. Each tells the door that the list has it. */
export const knownGuests: Rate = { atOnce: 100, secondsEach: 10 }

/** DESIGN §7: letters of one team to guests whom its doors add. Beyond, there is no letter. */
export const guestLetters: Rate = { atOnce: 500, secondsEach: 10 }

/** DESIGN §7: such letters to one address, from all teams. */
export const guestLettersToOne: Rate = { atOnce: 3, secondsEach: 6 * 3600 }

/** The longest sentence by which a guest agrees to emails. */
export const consentLimit = 200

/** The most places of a contact that one scan takes. */
export const largestParty = 50

/** DESIGN §4: how long a door may undo its own scans. */
export const undoWithinMs = 15 * 60_000

/** The offline list has names up to this many contacts; beyond, only hashes and counts. */
export const offlineNamesLimit = 50_000

/** Occasions that one call adds: as many nights as a recurring one may have. */
export const occasionsAtOnce = 200

/** The largest body with so many occasions: each is at most 1.9 KB, with the longest name and field. */
export const occasionsBodyLimitBytes = 512 * 1024

/** The most occasions of a list, removed ones not counted. */
export const occasionsLimit = 500

/** Contacts that one call changes. The call locks their rows, so doors wait until it ends. */
export const guestsAtOnce = 500

/** The most names of a printed guest list: 200 pages. */
export const printedNamesLimit = 20_000

/** The largest file of a logo. */
export const logoLimitBytes = 512 * 1024

/** A logo in Base64, with its JSON. */
export const logoBodyLimitBytes = 704 * 1024
