/** A cost that grows with the number of things: `each` on top of `base`, in milliseconds of a processor. */
export type Cost = { base: number; each: number }

/** Both sides of a call between a node and the database. */
export type CallCost = { postgres: Cost; node: Cost }

/** Everything that the model knows of the product, in milliseconds and bytes. All of it is measured. */
export type Costs = {
  /** A group of scans of one list, under load; and one at an occasion with a capacity. */
  group: CallCost
  groupWithCapacity: CallCost
  /** Asking whose doors these are, for all calls of a node that wait. */
  doors: CallCost
  /** What a scan over HTTP costs besides, under load. */
  scan: { postgres: number; node: number }
  /** The disk's part of a commit. */
  flushMs: number
  /** The hub's question: `each` is an occasion without news, `news` one with news. */
  news: CallCost
  newsOfOne: { postgres: number; node: number }
  /** The hub's look at each door, once a second. */
  standings: CallCost
  /** Counting the contacts of a list: `each` is a contact. */
  count: CallCost
  /** A message to one listening door. */
  message: { node: number; bytes: number }
  /** A page of an offline list with 5,000 contacts, and the answer to `another` door that asked for the same page. */
  page: { postgres: number; node: number; another: number; bytes: number }
  /** A call that hands in scans: `each` is a scan. */
  handIn: CallCost
  /** An image over HTTP. */
  image: number
  walBytesOfScan: { alone: number; in64: number }
}

export function costOf({ base, each }: Cost, count: number): number {
  return base + each * count
}
