import { openAudience } from './audience.ts'
import { controlCampaigns, type CampaignControl } from './control-campaigns.ts'
import { changeTags, type TagChange } from './api/member-tags.ts'
import { showMember } from './api/show-member.ts'
import { writeMember, type Written } from './api/write-member.ts'
import type { ActiveFault, Fault } from './faults.ts'
import { addFirstPeople, addOtherPeople, addRows, type NewMember } from './seed/fill-audience.ts'
import * as store from './store/accounts.ts'
import { addField, type NewField } from './store/fields.ts'
import { digest } from './store/ids.ts'
import { addList, countMembers, listsOf, markListDeleted, wasListMade, type MemberCounts } from './store/lists.ts'
import { findMember } from './store/members.ts'
import { addSegment, deleteSegment, findSegment, type NewSegment, type Segment, segmentsOf } from './store/segments.ts'
import type { Source } from './store/webhooks.ts'
import type { World } from './world.ts'

export type NewAudience = {
  /** The account's id. Default: the first account. */
  account?: string
  id?: string
  name?: string
  /** A number of made-up people, or exactly these people. */
  members?: number | NewMember[]
  /** Another seed makes other people. */
  seed?: number
  /** The status of all made-up people. Default: a mix. */
  status?: string
  /** Some made-up people have a tag. */
  hasTags?: boolean
  fields?: NewField[]
}

/** The actions on the pretend Mailchimp outside its API, for tests, admin calls and pages. */
export type Control = CampaignControl & {
  addAccount: (account?: { id?: string; name?: string; email?: string; apiKey?: string }) => store.Account & {
    apiKey: string
  }
  accounts: () => ReturnType<typeof store.allAccounts>
  addAudience: (audience?: NewAudience) => Promise<{ id: string; name: string }>
  /** Adds these people as they are, past the API. */
  addMembers: (listId: string, members: NewMember[]) => void
  /** True for a deleted audience too. */
  hasAudience: (listId: string) => boolean
  audiences: (account?: string) => { id: string; name: string; counts: MemberCounts }[]
  /** The member as the API would show it; by address, md5 or contact_id. */
  readMember: (listId: string, key: string) => Record<string, unknown> | undefined
  /** A contact joins by the sign-up form (user), or the owner adds one in Mailchimp's own pages (admin). */
  addMember: (listId: string, written: Written, source?: Source) => Record<string, unknown>
  /** A change on Mailchimp's own pages, by the contact (user) or the owner (admin). */
  editMember: (listId: string, key: string, written: Written, source?: Source) => Record<string, unknown>
  /** Gives a contact tags (active), or takes them away (inactive), as the owner does on Mailchimp's pages. */
  tagMember: (listId: string, key: string, tags: TagChange[]) => void
  /** The tags and saved segments of an audience. */
  segments: (listId: string) => Segment[]
  /** Makes a saved segment. A tag is made when a contact gets it. */
  addSegment: (listId: string, segment: NewSegment) => Segment
  /** Deletes a tag, which its contacts lose, or a saved segment. */
  deleteSegment: (listId: string, id: number) => void
  deleteList: (listId: string, isDeleted?: boolean) => void
  changeSettings: (changes: Partial<store.Settings>, account?: string) => store.Settings
  revokeKey: (account?: string, isRevoked?: boolean) => void
  setFault: (fault: Fault, account?: string) => number
  faults: (account?: string) => ActiveFault[]
  clearFaults: (account?: string, id?: number) => void
  /** Puts Mailchimp's clock ahead, or behind if it is negative. */
  setClock: (aheadMs: number) => void
  /** Makes the whole of Mailchimp unreachable from now on. */
  stop: () => void
  start: () => void
}

export const usualFields: NewField[] = [
  { tag: 'FNAME', name: 'First name', type: 'text' },
  { tag: 'LNAME', name: 'Last name', type: 'text' },
  { tag: 'COMPANY', name: 'Company', type: 'text' },
  { tag: 'TABLE', name: 'Table', type: 'number' },
]

export function createControl(world: World): Control {
  const idOf = (account?: string) => account ?? firstAccountId(world)
  return {
    ...controlAudiences(world, idOf),
    ...controlCampaigns(world, idOf),
    addAccount: (account = {}) => addAccount(world, account),
    accounts: () => store.allAccounts(world),
    changeSettings: (changes, account) => store.changeSettings(world, idOf(account), changes),
    revokeKey: (account, isRevoked = true) => store.setRevoked(world, idOf(account), isRevoked),
    setFault: (fault, account) => world.faults.add(idOf(account), fault),
    faults: (account) => world.faults.list(idOf(account)),
    clearFaults: (account, id) => world.faults.clear(account, id),
    setClock: (aheadMs) => void (world.aheadMs = aheadMs),
    stop: () => void (world.isDown = true),
    start: () => void (world.isDown = false),
  }
}

type OfAudiences =
  | 'addAudience'
  | 'addMembers'
  | 'hasAudience'
  | 'audiences'
  | 'readMember'
  | 'addMember'
  | 'editMember'
  | 'tagMember'
  | 'segments'
  | 'addSegment'
  | 'deleteSegment'
  | 'deleteList'

function controlAudiences(world: World, idOf: (account?: string) => string): Pick<Control, OfAudiences> {
  return {
    addAudience: (audience = {}) => addAudience(world, { ...audience, account: idOf(audience.account) }),
    addMembers: (listId, members) => addRows(world, openAudience(world, listId).list, members),
    hasAudience: (listId) => wasListMade(world, listId),
    audiences: (account) =>
      listsOf(world, idOf(account)).map(({ id, name, no }) => ({ id, name, counts: countMembers(world, no) })),
    readMember(listId, key) {
      const audience = openAudience(world, listId)
      const found = findMember(world, audience.list.no, key)
      return found && showMember(audience, found)
    },
    addMember(listId, written, source = 'user') {
      const audience = openAudience(world, listId)
      const found = findMember(world, audience.list.no, written.email_address ?? '')
      const joining = { status: 'subscribed', ...written }
      return showMember(audience, writeMember(world, audience, found, joining, { source, skipsRequired: true }))
    },
    editMember(listId, key, written, source = 'admin') {
      const audience = openAudience(world, listId)
      const found = findMember(world, audience.list.no, key)
      if (!found) throw new Error(`audience ${listId} has no contact ${key}`)
      return showMember(audience, writeMember(world, audience, found, written, { source, skipsRequired: true }))
    },
    tagMember(listId, key, tags) {
      const audience = openAudience(world, listId)
      const found = findMember(world, audience.list.no, key)
      if (!found) throw new Error(`audience ${listId} has no contact ${key}`)
      changeTags(world, audience, found, tags, 'admin')
    },
    segments: (listId) => segmentsOf(world, openAudience(world, listId).list.no),
    addSegment: (listId, segment) => addSegment(world, openAudience(world, listId).list.no, segment),
    deleteSegment(listId, id) {
      const { list } = openAudience(world, listId)
      if (!findSegment(world, list.no, String(id))) throw new Error(`audience ${listId} has no tag or segment ${id}`)
      deleteSegment(world, id)
    },
    deleteList: (listId, isDeleted) => markListDeleted(world, listId, isDeleted),
  }
}

function addAccount(world: World, given: Parameters<Control['addAccount']>[0] & object) {
  const place = store.allAccounts(world).length + 1
  const apiKey = given.apiKey ?? `${digest(`key of account ${place}`, 32)}-us14`
  const account = store.addAccount(world, {
    id: given.id ?? digest(`account ${place}`, 25),
    name: given.name ?? `Account ${place}`,
    email: given.email ?? `owner${place}@example.com`,
    dc: apiKey.split('-')[1] ?? 'us14',
    apiKey,
  })
  return { ...account, apiKey }
}

async function addAudience(world: World, audience: NewAudience & { account: string }) {
  const { id, account, members = 0, seed = 1, status, hasTags = false } = audience
  const place = listsOf(world, account).length + 1
  const people = { members: typeof members === 'number' ? members : 0, seed, hasTags, ...(status && { status }) }
  const list = world.db.transaction(() => {
    const name = audience.name ?? `Audience ${place}`
    const made = addList(world, { ...(id && { id }), accountId: account, name })
    for (const field of audience.fields ?? usualFields) addField(world, made.no, field)
    if (Array.isArray(members)) addRows(world, made, members)
    addFirstPeople(world, made, people)
    return made
  })
  await addOtherPeople(world, list, people)
  return { id: list.id, name: list.name }
}

function firstAccountId(world: World): string {
  const [first] = store.allAccounts(world)
  if (!first) throw new Error('the sandbox has no account yet')
  return first.id
}
