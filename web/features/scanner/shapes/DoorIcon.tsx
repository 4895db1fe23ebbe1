import { Glyph } from '../../../ui/Glyph.tsx'

const shapes = {
  light: 'M9 3h6v3l-1.5 3v11h-3V9L9 6zM9 6h6M12 12v2',
  keyboard: 'M3 7h18v11H3zM7 11v.01M10.5 11v.01M14 11v.01M17 11v.01M8 14.5h8',
  person: 'M12 4a3.8 3.8 0 1 0 0 7.6A3.8 3.8 0 0 0 12 4zM5 20c.6-4 3.4-5.6 7-5.6s6.4 1.6 7 5.6',
  add: 'M9.5 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3 20c.5-3.8 3-5.4 6.5-5.4S15.5 16.2 16 20M18.5 6v6M15.5 9h6',
  in: 'M14 4h5v16h-5M4 12h10M10.5 8.5 14 12l-3.5 3.5',
  out: 'M10 4H5v16h5M10 12h10M16.5 8.5 20 12l-3.5 3.5',
  undo: 'M8.5 5 4.5 9l4 4M5 9h9a5 5 0 0 1 0 10h-3',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 8v4.2l3 1.8',
  sound: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18.3 6.5a8 8 0 0 1 0 11',
  sun: 'M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM12 3v1.6M12 19.4V21M3 12h1.6M19.4 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01',
  storage:
    'M12 3.5c-4 0-7 1.2-7 2.8v11.4c0 1.6 3 2.8 7 2.8s7-1.2 7-2.8V6.3c0-1.6-3-2.8-7-2.8zM5 6.3c0 1.6 3 2.8 7 2.8s7-1.2 7-2.8M5 12c0 1.6 3 2.8 7 2.8s7-1.2 7-2.8',
  battery: 'M3 8h15v8H3zM21 11v2M6 11v2',
  hand: 'M8 12V5.5a1.5 1.5 0 0 1 3 0V11V4a1.5 1.5 0 0 1 3 0v7V5.5a1.5 1.5 0 0 1 3 0V14c0 4-2.2 6.5-5.5 6.5-3 0-4.2-1.6-5.7-4.6L4 12.6a1.4 1.4 0 0 1 2.4-1.4L8 13.5',
  door: 'M6 20V4h12v16M3 20h18M14.5 12.5v.01',
} as const

export type DoorIconName = keyof typeof shapes

/** The shapes of the door: always beside words, or inside a control that has a name. */
export function DoorIcon({ name, size = 20 }: { name: DoorIconName; size?: number }) {
  return <Glyph path={shapes[name]} size={size} />
}
