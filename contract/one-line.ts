import * as z from 'zod/mini'
import { oneLine } from '#domain/user-text.ts'
import { says } from './says.ts'

/** A text of one person that others read. What nobody sees is taken away, and what would break its line is refused. */
export const onOneLine = [z.regex(/^\P{Cc}*$/u, says('line_breaks')), z.overwrite<string>(oneLine)] as const

/** The same without a refusal: a door may send an answer hours later, when nobody can change it. */
export const madeOneLine = z.overwrite<string>(oneLine)
