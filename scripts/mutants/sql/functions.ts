// The most important database functions, and the tests that should notice a mistake in them, the quickest first.

const scanning = (name: string) => `server/features/scanning/${name}.test.ts`
const doors = (name: string) => `server/features/doors/${name}.test.ts`

const redeem = [scanning('redeem-cases'), scanning('replays'), scanning('scanning')]
const handIn = [scanning('hand-in-cases'), scanning('hand-in')]
const asking = [doors('asking/door-cases'), doors('own-door')]

export const functions: Record<string, string[]> = {
  redeem_scans: redeem,
  judge_unknown_codes: redeem,
  limit_refusals: redeem,
  why_barred: [...redeem, ...handIn],
  hand_in_scans: handIn,
  judge_offline: handIn,
  last_offline_after: handIn,
  door_span: handIn,
  undo_scan: [scanning('undo-cases'), scanning('undo')],
  correct_scan: [scanning('undo-cases'), scanning('hand-in-cases')],
  first_admission: handIn,
  add_door_events: [scanning('undo-cases'), scanning('hand-in-cases')],
  link_doors: asking,
  organiser_doors: asking,
  is_live: asking,
}
