// What a test file opened is closed at its end. A process that runs several files ends each before the next.
const endings: (() => Promise<void>)[] = []
const lastEndings: (() => Promise<void>)[] = []
let isForMany = false

/** Closes something at the end of the file, while the database server still runs. */
export function atEnd(close: () => Promise<void>): void {
  endings.push(close)
}

/** Closes what the file opened, the last first. */
export function runEndings(): Promise<void> {
  return runAll(endings)
}

/** For a process that runs many files. */
export function expectMoreFiles(): void {
  isForMany = true
}

export function hasMoreFiles(): boolean {
  return isForMany
}

/** Closes something that files of this process share. */
export function atProcessEnd(close: () => Promise<void>): void {
  lastEndings.push(close)
}

/** Whether something stays open between two files. */
export function isAnythingShared(): boolean {
  return lastEndings.length > 0
}

export function runLastEndings(): Promise<void> {
  return runAll(lastEndings)
}

async function runAll(all: (() => Promise<void>)[]): Promise<void> {
  for (let close = all.pop(); close; close = all.pop()) await close()
}
