import { Guides } from '../ui/Guides.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { Mark } from '../product/Mark.tsx'
import { Shot } from '../ui/Shot.tsx'
import shotDark from '../product/pictures/rules-dark.webp'
import shotLight from '../product/pictures/rules-light.webp'
import type { Sample } from './sample.ts'
import { inLine, stacked } from '../ui/layout.ts'
import styles from './design.module.css'

const colours = [
  'paper surface sunken ink ink-2 hairline outline edge stage on-stage on-stage-2 marker on-marker',
  'action on-action action-hover link good good-tint bad bad-tint warn warn-tint',
  'flash-green flash-dark-red flash-red flash-yellow flash-blue flash-out',
].flatMap((line) => line.split(' '))
/** All icons. TypeScript also requires an entry here for a new icon. */
const icons: Record<IconName, true> = {
  check: true,
  cross: true,
  alert: true,
  info: true,
  help: true,
  menu: true,
  more: true,
  up: true,
  down: true,
  plus: true,
  camera: true,
  copy: true,
  search: true,
  back: true,
}
const spaces = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const sizes = [1, 2, 4, 5, 6, 7, 8]

export const foundations: Sample[] = [
  {
    name: 'Colour',
    draw: () =>
      colours.map((colour) => (
        <div key={colour} className={`${styles['swatch']} ${stacked(1)}`}>
          <span style={{ background: `var(--${colour})` }} />
          <code>{colour}</code>
        </div>
      )),
  },
  {
    name: 'Type',
    draw: () => (
      <div className={styles['wide']}>
        <h1>The list is the guest list</h1>
        <h2>Check-ins of the evening</h2>
        <h3>Scans of this code</h3>
        <p>
          Text stands in Geist, 15 over 24 px, 16 on a phone, with tabular figures: 1,234 of 5,678.{' '}
          <a href="#link">A link</a> is blue.
        </p>
        <p>
          <code>ABCD EFGH 2345 6789 JKMN PQRS</code>
        </p>
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--type-${size})`, lineHeight: 1.3 }}>
            type-{size}
          </p>
        ))}
      </div>
    ),
  },
  {
    name: 'Space',
    draw: () => (
      <div className={styles['wide']}>
        {spaces.map((space) => (
          <div key={space} className={`${styles['space']} ${inLine(3, 'center')}`}>
            <code>space-{space}</code>
            <span style={{ width: `var(--space-${space})` }} />
          </div>
        ))}
      </div>
    ),
  },
  { name: 'Mark', draw: () => [20, 28, 48].map((size) => <Mark key={size} size={size} />) },
  { name: 'Icon', draw: () => (Object.keys(icons) as IconName[]).map((name) => <Icon key={name} name={name} />) },
  {
    name: 'Guides',
    draw: () => (
      <div className={styles['wide']}>
        <Guides>
          <p className={styles['guided']}>Whatever is looked at</p>
        </Guides>
      </div>
    ),
  },
  {
    name: 'Shot',
    draw: () => (
      <Shot light={shotLight} dark={shotDark} alt="The rules of a list" width={1520} height={1280} frame="window" />
    ),
  },
]
