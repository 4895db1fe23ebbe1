import type { Outline, Sign, VerdictMark } from './verdict-shapes.ts'

const outlines: Record<Outline, string> = {
  circle: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  'broken-circle': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  octagon: 'M8 2h8l6 6v8l-6 6H8l-6-6V8z',
  'broken-octagon': 'M8 2h8l6 6v8l-6 6H8l-6-6V8z',
  triangle: 'M12 2.5 23 21.5H1z',
  diamond: 'M12 1.5 22.5 12 12 22.5 1.5 12z',
  frame: 'M10 3H4v18h6',
  'broken-frame': 'M10 3H4v18h6',
  none: '',
}

const signs: Record<Sign, string> = {
  tick: 'M7 12.5l3.5 3.5L17 9',
  cross: 'M8.5 8.5l7 7M15.5 8.5l-7 7',
  again: 'M7.5 11a4.8 4.8 0 0 1 9-1.5M16.9 6.5v3.2h-3.2M16.5 13a4.8 4.8 0 0 1-9 1.5M7.1 17.5v-3.2h3.2',
  question: 'M9.3 9.5a2.7 2.7 0 1 1 3.9 2.4c-.8.4-1.2 1-1.2 1.9M12 17v.01',
  bar: 'M7.5 12h9M7.5 12h9',
  minus: 'M9 9.2a3 3 0 1 0 6 0 3 3 0 0 0-6 0M6.5 17.5c1-3 3-4 5.5-4M14.5 16.5h4',
  other: 'M7 12h9M13 8.5l3.5 3.5-3.5 3.5',
  pause: 'M9.5 8.5v7M14.5 8.5v7',
  alert: 'M12 9.5v5M12 17.7v.01',
  back: 'M9 8.5 5.5 12 9 15.5M6 12h8.5a4 4 0 0 1 0 8H12',
  person: 'M12 6.8a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2M7.5 17.2c.4-2.6 2.2-3.7 4.5-3.7s4.1 1.1 4.5 3.7',
  clock: 'M12 7v5.2l3.2 2',
  inside: 'M13.5 7H17v10h-3.5M6.5 12h7M11 9.5l2.5 2.5-2.5 2.5',
  leave: 'M10 12h11M16.5 7.5 21 12l-4.5 4.5',
  dots: 'M7 12v.01M12 12v.01M17 12v.01',
}

/** Always shown beside the verdict's words. */
export function VerdictSign({ mark: { outline, sign }, size }: { mark: VerdictMark; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {outline !== 'none' && (
        <path d={outlines[outline]} strokeDasharray={outline.startsWith('broken') ? '3 3.3' : undefined} />
      )}
      <path d={signs[sign]} />
    </svg>
  )
}
