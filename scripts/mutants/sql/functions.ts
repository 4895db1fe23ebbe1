// The most important database functions, and the tests that should notice a mistake in them, the quickest first.

const scanning = (name: string) => `server/features/scanning/${name}.test.ts`
const doors = (name: string) => `server/features/doors/${name}.test.ts`

const redeem = [scanning('redeem-cases'), scanning('redeem-group-cases'), scanning('replays'), scanning('scanning')]
const handIn = [scanning('hand-in-cases'), scanning('hand-in-place-cases'), scanning('hand-in')]
const visits = [scanning('occasions-alike'), scanning('occasion-cases'), scanning('offline-occasion-cases')]
const asking = [doors('asking/door-cases'), doors('own-door')]

export const functions: Record<string, string[]> = {
  decide_scans: redeem,
  judge_visit: visits,
  judge_visits: visits,
  seat_visits: visits,
  note_visits: visits,
  recount_visits: visits,
  used_alone: visits,
  entries_of_day: visits,
  is_invited: visits,
  local_day: visits,
  judge_unknown_codes: redeem,
  limit_refusals: redeem,
  why_turned_away: [...redeem, ...handIn, ...visits],
  take_in_scans: [...handIn, scanning('occasion-cases'), scanning('offline-occasion-cases')],
  judge_offline: handIn,
  last_offline_visit: [...handIn, scanning('occasion-cases'), scanning('offline-occasion-cases')],
  door_span: handIn,
  take_back_scan: [
    scanning('undo-cases'),
    scanning('undo'),
    scanning('occasion-cases'),
    scanning('offline-occasion-cases'),
  ],
  correct_scan: [scanning('undo-cases'), ...handIn],
  first_visit: handIn,
  add_door_events: [scanning('undo-cases'), ...handIn],
  link_doors: asking,
  organiser_doors: asking,
  is_live: asking,
}
