import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { badgeIn } from './badge-settings.ts'
import { BadgeChoice } from './BadgeChoice.tsx'
import type { DeviceSettings } from './device-settings.ts'
import styles from '../device.module.css'
import { words } from '../../../words/door-later.ts'

type Props = { settings: DeviceSettings; onChange: (settings: DeviceSettings) => void }

/** The settings of this device, stored on it. */
export function DoorSettings({ settings, onChange }: Props) {
  return (
    <Disclosure summary={words.settings.title}>
      <div className={styles['settings']}>
        <Switch
          label={words.settings.sound}
          hint={words.settings.soundHint}
          isOn={settings.hasSound}
          isBusy={false}
          onChange={(hasSound) => onChange({ ...settings, hasSound })}
        />
        <Switch
          label={words.settings.asks}
          hint={words.settings.asksHint}
          isOn={settings.asksFirst}
          isBusy={false}
          onChange={(asksFirst) => onChange({ ...settings, asksFirst })}
        />
        <BadgeChoice badge={badgeIn(settings.badge)} onChange={(badge) => onChange({ ...settings, badge })} />
      </div>
    </Disclosure>
  )
}
