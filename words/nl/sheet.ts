import { sheet as en, type SheetWords } from '../en/sheet.ts'
export const sheet = en satisfies SheetWords
