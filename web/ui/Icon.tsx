import { firstShapes, Glyph } from './Glyph.tsx'

const shapes = {
  ...firstShapes,
  alert: 'M12 8v5M12 16.5v.01M12 3.5 2.5 20h19z',
  info: 'M12 11v5M12 8v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.6 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2 1-1.2 1.8M12 16.6v.01',
  more: 'M6 12v.01M12 12v.01M18 12v.01',
  up: 'M7 14l5-5 5 5',
  down: 'M7 10l5 5 5-5',
  plus: 'M12 5v14M5 12h14',
  camera: 'M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.5 16.5 21 21',
} as const

export type IconName = keyof typeof shapes

/** An icon must be beside words, or in a control with a name: it is never the only carrier of a meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <Glyph path={shapes[name]} size={size} isAlongLine={name === 'back'} />
}
