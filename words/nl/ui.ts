import { ui as en, type UiWords } from '../en/ui.ts'
export const ui = en satisfies UiWords
