import type { Luma } from '../../web/features/scanner/reading/luma.ts'

/** A picture and what is in it. Without a known text any text counts as read; where there is no code, any is a false read. */
export type Sample = { set: string; category: string; text: string | undefined; hasCode: boolean; luma: Luma }
