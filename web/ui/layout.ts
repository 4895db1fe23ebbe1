/** The tokens of space between children: one number, or that of rows and that of columns. */
type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | Pair
type Pair = `0-${3 | 4 | 5}` | `1-${2 | 3 | 4}` | `2-${3 | 4 | 5}` | `3-${4 | 5 | 6}` | '5-6'

/** `start` and `middle` place children along the line, `top` down the page. With `fits`, content never widens the column. */
type StackWay = 'start' | 'middle' | 'top' | 'fits'
type LineWay = 'center' | 'baseline' | 'start' | 'end' | 'between' | 'middle' | 'last'

type Names<Way> = (gap: Gap, ...ways: Way[]) => string

/** The class names of an element whose children stand below each other. A feature's styles may override them. */
export const stacked: Names<StackWay> = names('stack')

/** Children stand side by side, and the last ones wrap. */
export const inRows: Names<LineWay> = names('line wrap')

/** Children stand side by side and never wrap. */
export const inLine: Names<LineWay> = names('line')

/** Secondary text, in a size of type if it differs from its surroundings. */
export const quiet = (size?: 1 | 2 | 4) => (size ? `quiet-${size}` : 'quiet')

function names(kind: string) {
  return (gap: Gap, ...ways: string[]) => [kind, `gap-${gap}`, ...ways].join(' ')
}
