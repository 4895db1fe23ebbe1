import { hash } from 'node:crypto'

/** The same hexadecimal digits for the same text, so that ids stay the same at every start. */
export function digest(text: string, length: number): string {
  return hash('sha256', text).slice(0, length)
}

export function memberHash(email: string): string {
  return hash('md5', email.toLowerCase())
}

/** 32 digits that look random and encode the row's number, so that a million ids need no space and no index. */
export function contactIdOf(id: number): string {
  const number = id.toString(16).padStart(8, '0')
  return digest(`contact ${number}`, 24) + number
}

export function idInContactId(key: string): number | undefined {
  if (!/^[0-9a-f]{32}$/.test(key)) return undefined
  const id = parseInt(key.slice(24), 16)
  return contactIdOf(id) === key ? id : undefined
}

/** One id per address, the same in all audiences. */
export function uniqueEmailId(email: string): string {
  return digest(`address ${email.toLowerCase()}`, 10)
}

/** The number in the address bar of the web pages. */
export function webIdOf(id: number): number {
  return 500_000_000 + id
}

/** Campaigns and contacts have their own numbers on the web pages. */
const firstCampaignWebId = webIdOf(10_000_000)

/** The number by which conditions of segments name a campaign. */
export function campaignWebId({ no }: { no: number }): number {
  return firstCampaignWebId + no
}

/** The campaign's number in its table; 0 for a web id that no campaign can have. */
export function campaignNoOfWebId(webId: string): number {
  const no = Number(webId) - firstCampaignWebId
  return Number.isSafeInteger(no) && no > 0 ? no : 0
}
