import type { ManagerWords } from '../../en/manager/index.ts'

/** An area that is missing stays English. */
export const manager: Partial<ManagerWords> = {}
