import { hasWord, searchedText, typedWords } from '#domain/searched.ts'

/** Rows on one page. */
export const rowsOfPage = 25

type Wanted<T> = {
  search: string
  textOf: (item: T) => string
  /** Undefined until the user turns the page. */
  asked: number | undefined
  first: T | undefined
}

/** The shown part of a list. If items have gone since the page was chosen, it shows the last page. */
export function pageOf<T>(items: readonly T[], { search, textOf, asked, first }: Wanted<T>) {
  const words = typedWords(search)
  const found = items.filter((item) => {
    const text = searchedText(textOf(item))
    return words.every((word) => hasWord(text, word))
  })
  const pages = Math.max(1, Math.ceil(found.length / rowsOfPage))
  const pageOfFirst = first === undefined ? 1 : Math.floor(Math.max(0, found.indexOf(first)) / rowsOfPage) + 1
  const page = Math.min(asked ?? pageOfFirst, pages)
  return {
    isLong: items.length > rowsOfPage,
    page,
    pages,
    shown: found.slice((page - 1) * rowsOfPage, page * rowsOfPage),
  }
}
