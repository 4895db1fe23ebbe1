// Equivalent mistakes: no test can notice them. They are in the words of the sample, each with its reason. They are named
// and not counted.

const ofTheClock = 'It differs only in the microsecond in which the function reads the clock.'
const inFunction = (path: string, says: string) => `server/database/functions/scanning/${path}, ${says}`

const bothOfTheKey = 'Both columns belong to the key of the row. They are null together, and only that is asked.'

export const equivalent: ReadonlyMap<string, string> = new Map([
  [inFunction('undo.sql, take_back_scan', 'edge, line 33.15: <= → <'), ofTheClock],
  [inFunction('undo.sql, take_back_scan', 'edge, line 37.73: < → <='), ofTheClock],
  [inFunction('offline.sql, take_in_scans', 'wrong id, line 227.101: contact_id → list_id'), bothOfTheKey],
])
