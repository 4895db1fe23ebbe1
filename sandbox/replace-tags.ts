import { html } from './pages/html.ts'

/** Fills a mail for one contact: conditions first, then tags. Unknown tags stay in the text, as in Mailchimp. */
export function replaceTags(mail: string, valueOf: (tag: string) => string | undefined): string {
  return chooseBlocks(mail, valueOf).replace(
    /\*\|(URL:)?([A-Z0-9_]+)\|\*/g,
    (whole, url: string | undefined, tag: string) => {
      const value = valueOf(tag)
      if (value === undefined) return whole
      return url ? encodeURIComponent(value) : html`${value}`.markup
    },
  )
}

type ValueOf = (tag: string) => string | undefined

/** One open condition: whether its current branch is shown, and whether a branch before was. */
type Open = { isShown: boolean; wasShown: boolean }

const marks = /\*\|(?:(IF|IFNOT|ELSEIF):([^|]*)|(ELSE):|END:IF)\|\*/g

/**
 * Keeps the branches of `*|IF:TAG|*`, `*|ELSEIF:TAG=value|*`, `*|ELSE:|*` that hold for this contact. A condition without
 * an end reaches to the end of the mail; an end without a condition stays in the text.
 */
export function chooseBlocks(mail: string, valueOf: ValueOf): string {
  const open: Open[] = []
  let chosen = ''
  let from = 0
  for (const mark of mail.matchAll(marks)) {
    if (open.every(({ isShown }) => isShown)) chosen += mail.slice(from, mark.index)
    from = mark.index + mark[0].length
    if (!take(mark, open, valueOf)) from = mark.index
  }
  return open.every(({ isShown }) => isShown) ? chosen + mail.slice(from) : chosen
}

/** Opens, changes or closes a condition. False for a mark that belongs to none. */
function take([, kind, condition = '', isElse]: RegExpMatchArray, open: Open[], valueOf: ValueOf): boolean {
  const current = open.at(-1)
  if (kind === 'IF' || kind === 'IFNOT') {
    const isShown = holds(condition, valueOf) === (kind === 'IF')
    open.push({ isShown, wasShown: isShown })
    return true
  }
  if (!current) return false
  if (kind === 'ELSEIF' || isElse) {
    current.isShown = !current.wasShown && (isElse !== undefined || holds(condition, valueOf))
    current.wasShown ||= current.isShown
  } else open.pop()
  return true
}

/** A tag alone holds when it has a value. */
function holds(condition: string, valueOf: ValueOf): boolean {
  const [, tag = '', sign, wanted = ''] = /^\s*(\w+)\s*(?:(!=|=|<|>)\s*(.*?)\s*)?$/.exec(condition) ?? []
  const value = valueOf(tag) ?? ''
  if (sign === undefined) return value !== ''
  if (sign === '=' || sign === '!=') return (value.toLowerCase() === wanted.toLowerCase()) === (sign === '=')
  return sign === '<' ? Number(value) < Number(wanted) : Number(value) > Number(wanted)
}
