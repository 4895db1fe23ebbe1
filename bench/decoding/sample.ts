import type { Luma } from '../../web/features/scanner/reading/luma.ts'

/** A picture and its true content. Without a known text, any text counts as read. Without a code, any text is a false read. */
export type Sample = { set: string; category: string; text: string | undefined; hasCode: boolean; luma: Luma }
