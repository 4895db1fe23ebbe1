const shapes = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  alert: 'M12 8v5M12 16.5v.01M12 3.5 2.5 20h19z',
  info: 'M12 11v5M12 8v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M6 12v.01M12 12v.01M18 12v.01',
  up: 'M7 14l5-5 5 5',
  down: 'M7 10l5 5 5-5',
  plus: 'M12 5v14M5 12h14',
  camera: 'M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.5 16.5 21 21',
  light: 'M9 3h6v3l-1.5 3v11h-3V9L9 6zM9 6h6M12 12v2',
  keyboard: 'M3 7h18v11H3zM7 11v.01M10.5 11v.01M14 11v.01M17 11v.01M8 14.5h8',
  person: 'M12 4a3.8 3.8 0 1 0 0 7.6A3.8 3.8 0 0 0 12 4zM5 20c.6-4 3.4-5.6 7-5.6s6.4 1.6 7 5.6',
  undo: 'M8.5 5 4.5 9l4 4M5 9h9a5 5 0 0 1 0 10h-3',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8v4.2l3 1.8',
  sound: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18.3 6.5a8 8 0 0 1 0 11',
  sun: 'M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM12 3v1.6M12 19.4V21M3 12h1.6M19.4 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01',
  storage:
    'M12 3.5c-4 0-7 1.2-7 2.8v11.4c0 1.6 3 2.8 7 2.8s7-1.2 7-2.8V6.3c0-1.6-3-2.8-7-2.8zM5 6.3c0 1.6 3 2.8 7 2.8s7-1.2 7-2.8M5 12c0 1.6 3 2.8 7 2.8s7-1.2 7-2.8',
  battery: 'M3 8h15v8H3zM21 11v2M6 11v2',
  door: 'M6 20V4h12v16M3 20h18M14.5 12.5v.01',
  back: 'M11 6l-6 6 6 6M5 12h14',
} as const

export type IconName = keyof typeof shapes

/** An icon must be beside words, or in a control with a name: it is never the only carrier of a meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
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
    >
      <path d={shapes[name]} />
    </svg>
  )
}
