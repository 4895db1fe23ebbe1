// Limits of the product, as its own files have them; product-limits.test.ts compares them.
export const limits = {
  /** server/features/scanning/redeem-queue.ts */
  groupsAtOnce: 2,
  groupSize: 128,
  worthAGroup: 24,
  patienceMs: 25,
  longestQueue: 5000,
  longestLine: 1000,
  /** server/features/doors/recent-doors.ts */
  recentMs: 5000,
  /** server/database/open.ts */
  connectionsOfScans: 4,
  connectionsOfMain: 10,
  connectionsOfDoors: 10,
  /** server/features/live/hub.ts */
  lookEveryMs: 100,
  shortestRestMs: 20,
  statesEveryMs: 1000,
  /** server/features/live/counters.ts */
  restShare: 19,
  shortestCountRestMs: 250,
  /** server/features/live/find-offline-list.ts */
  entriesPerPage: 5000,
  pagesAtOnce: 3,
  /** server/features/scanning/hand-in-scans.ts */
  handInsAtOnce: 6,
  /** contract/limits.ts */
  handInLimit: 100,
  /** server/http/server-sent.ts */
  streamsOfNode: 2000,
  streamsOfList: 200,
} as const
