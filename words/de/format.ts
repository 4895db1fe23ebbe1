import { formatIn } from '../format.ts'

export const { n, count } = formatIn('de')
