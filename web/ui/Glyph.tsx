/** The shapes of the pages for visitors, who load no others. */
export const firstShapes = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  menu: 'M4 7h16M4 12h16M4 17h16',
  back: 'M11 6l-6 6 6 6M5 12h14',
} as const

type Drawn = {
  path: string
  size: number
  /** It points along the line, and is mirrored with the page. */
  isAlongLine?: boolean
}

/** An icon, for a feature with shapes of its own. */
export function Glyph({ path, size, isAlongLine }: Drawn) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-is-along-line={isAlongLine || undefined}
    >
      <path d={path} />
    </svg>
  )
}
