import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { words } from '../words/words.ts'
import type { DeviceSettings } from './device-settings.ts'
import styles from './device.module.css'

type Props = { settings: DeviceSettings; onChange: (settings: DeviceSettings) => void }

/** The settings of this device, stored on it. */
export function DoorSettings({ settings, onChange }: Props) {
  const { settings: said } = words
  return (
    <Disclosure summary={said.title}>
      <div className={styles['settings']}>
        <Switch
          label={said.sound}
          hint={said.soundHint}
          isOn={settings.hasSound}
          isBusy={false}
          onChange={(hasSound) => onChange({ ...settings, hasSound })}
        />
        <Switch
          label={said.asks}
          hint={said.asksHint}
          isOn={settings.asksFirst}
          isBusy={false}
          onChange={(asksFirst) => onChange({ ...settings, asksFirst })}
        />
      </div>
    </Disclosure>
  )
}
