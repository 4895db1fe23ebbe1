import type { DoorCheckName } from '#contract/doors.ts'
import { DoorIcon, type DoorIconName } from '../shapes/DoorIcon.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Unseen } from '../../../ui/Unseen.tsx'
import type { Check } from './ready-check.ts'
import styles from '../device.module.css'
import { useReadyChecks, type Checked } from './use-ready-checks.ts'
import { words as doorWords } from '../../../words/door.ts'
import { words as doorLaterWords } from '../../../words/door-later.ts'

const icons: Record<Exclude<DoorCheckName, 'camera' | 'version'>, DoorIconName> = {
  light: 'light',
  sound: 'sound',
  screen: 'sun',
  list: 'list',
  page: 'door',
  storage: 'storage',
  clock: 'clock',
  battery: 'battery',
}

type Props = Checked & {
  onAllow: () => void
  onClose: () => void
}

/**
 * Before doors open: the checks of this device, with a next step for each that fails. A failed check never locks the
 * door.
 */
export function ReadyCheck({ camera, device, door, onAllow, onClose }: Props) {
  const checks = useReadyChecks({ camera, device, door })
  const missing = checks.filter(({ isReady }) => !isReady)
  const ready = checks.length - missing.length

  const acts: Partial<Record<DoorCheckName, () => void>> = {
    camera: onAllow,
    sound() {
      device.change({ ...device.settings, hasSound: true })
      device.sounds.play('in')
      setTimeout(() => device.sounds.play('refused'), 600)
    },
    storage: () => void navigator.storage.persist(),
    version: () => door.takeNewVersion?.(),
  }

  return (
    <Sheet
      title={doorWords.screen.readyCheck}
      closeLabel={doorWords.screen.close}
      isOpen
      onClose={onClose}
      foot={
        <button
          type="button"
          className={styles['start']}
          onClick={() => {
            if (camera.phase !== 'active') onAllow()
            onClose()
          }}
        >
          {doorLaterWords.ready.start}
        </button>
      }
    >
      <p className={styles['count']} role="status">
        <strong>{doorLaterWords.ready.count({ ready, all: checks.length })}</strong> {doorLaterWords.ready.ready}
      </p>
      <div className={styles['bar']} aria-hidden="true">
        {[...checks]
          .sort((one, other) => Number(other.isReady) - Number(one.isReady))
          .map(({ name, isReady }) => (
            <i key={name} data-is-ready={isReady || undefined} />
          ))}
      </div>
      {missing.map((check) => (
        <Missing key={check.name} check={check} onAct={acts[check.name]} />
      ))}
      <ul role="list" className={styles['lines']}>
        {checks
          .filter(({ isReady }) => isReady)
          .map(({ name, title, detail }) => (
            <li key={name}>
              {name === 'camera' || name === 'version' ? (
                <Icon name={name === 'camera' ? 'camera' : 'info'} size={24} />
              ) : (
                <DoorIcon name={icons[name]} size={24} />
              )}
              <p>
                <strong>{title}</strong>
                <span>{detail}</span>
              </p>
              <span>
                <Icon name="check" size={24} />
                <Unseen>{doorLaterWords.ready.well}</Unseen>
              </span>
            </li>
          ))}
      </ul>
    </Sheet>
  )
}

function Missing({ check, onAct }: { check: Check; onAct: (() => void) | undefined }) {
  return (
    <section className={styles['missing']} aria-label={check.detail}>
      <Icon name="alert" size={36} />
      <div>
        <h3>{check.detail}</h3>
        <p>{check.help}</p>
      </div>
      {check.act !== undefined && onAct && (
        <button type="button" onClick={onAct}>
          {check.act}
        </button>
      )}
    </section>
  )
}
