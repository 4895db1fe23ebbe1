// The test files that need a process of their own, each with its reason.
const browser = 'it imports a module that makes the globals of a browser, which happens once a process'
const timers = 'it stops the timers of its process, and with them the work of an app that files share'
const statements = 'it counts the statements of all connections of its process'
const zone = 'it sets the time zone before any module makes a format of dates'

export const alone: Readonly<Record<string, string>> = {
  'server/features/occasions/segments/large-segment.test.ts': statements,
  'server/jobs/idle.test.ts': statements,
  'server/statements-counted.test.ts': statements,
  'web/api/follow-stream.test.ts': timers,
  'web/api/while-busy.test.ts': timers,
  'web/features/scanner/reading/second-reader.test.ts': timers,
  'web/ui/toast-list.test.ts': timers,
  'web/features/scanner/names/names.test.ts': browser,
  'web/features/scanner/offline/answered-here.test.ts': browser,
  'web/features/scanner/offline/both-doors-told.test.ts': browser,
  'web/features/scanner/offline/carry.test.ts': browser,
  'web/features/scanner/offline/hands.test.ts': browser,
  'web/features/scanner/offline/keep-list.test.ts': browser,
  'web/features/scanner/offline/next-beginning.test.ts': browser,
  'web/features/scanner/offline/next-list.test.ts': browser,
  'web/features/scanner/offline/queue.test.ts': browser,
  'web/features/scanner/offline/remembered-door.test.ts': browser,
  'web/features/scanner/offline/settled-rows.test.ts': browser,
  'web/features/scanner/offline/sweep.test.ts': browser,
  'web/features/code-manager/links/local-time.test.ts': zone,
  'web/features/scanner/words/shown-times.test.ts': zone,
  'web/ui/show.test.ts': zone,
}
