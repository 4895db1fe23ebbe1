// The screens in the router's form.
import { type ScreenName, screens } from '#contract/screens.ts'

export type { Access } from '#contract/screens.ts'

export { screens as routes }

export type RouteName = ScreenName

export function isRouteName(name: unknown): name is RouteName {
  return typeof name === 'string' && name in screens
}

const doors: readonly unknown[] = ['ScannerTry', 'ScannerWithList', 'ScannerPublic'] satisfies RouteName[]

export function isDoor(name: unknown): boolean {
  return doors.includes(name)
}
