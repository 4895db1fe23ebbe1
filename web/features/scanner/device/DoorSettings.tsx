import { Switch } from '../../../ui/Switch.tsx'
import panel from '../scanner.module.css'
import { words } from '../words/words.ts'
import type { DeviceSettings } from './device-settings.ts'

type Props = { settings: DeviceSettings; onChange: (settings: DeviceSettings) => void }

/** The settings of this device, stored on it. */
export function DoorSettings({ settings, onChange }: Props) {
  const { settings: said } = words
  return (
    <details className={panel['panel']}>
      <summary>{said.title}</summary>
      <div className={panel['inside']}>
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
    </details>
  )
}
