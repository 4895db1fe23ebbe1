// For --import: a process whose clock is wrong by LISTPASS_TEST_CLOCK_MS, like a machine whose clock was never set. Only the
// time of day is shifted; measured durations are not.
const aheadMs = Number(process.env['LISTPASS_TEST_CLOCK_MS'] ?? 0)
const RightDate = Date
const now = () => RightDate.now() + aheadMs

globalThis.Date = new Proxy(RightDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget === Date ? target : newTarget) as Date,
  apply: () => new RightDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
})
