import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PhotoOfCode } from '../camera/PhotoOfCode.tsx'
import { CameraControls } from '../camera/CameraControls.tsx'
import { FirstTime } from '../device/FirstTime.tsx'
import { DoorSettings } from '../device/DoorSettings.tsx'
import { ScannerStatus } from '../device/ScannerStatus.tsx'
import { StartKiosk } from '../kiosk/StartKiosk.tsx'
import { Mark } from '../../../product/Mark.tsx'
import { paths } from '../../../product/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { doorWords } from '../words/door-words.ts'
import { firstTimeWords } from '../words/first-time-words.ts'
import { occasionWords } from '../words/occasion-words.ts'
import { readyWords } from '../words/ready-words.ts'
import { words } from '../words/words.ts'
import { DoorIcon } from '../shapes/DoorIcon.tsx'
import { DoorState } from './DoorState.tsx'
import type { DoorParts } from './door-parts.ts'
import styles from './menu.module.css'

type Props = DoorParts & {
  isOpen: boolean
  onClose: () => void
  onReady: () => void
  onCall: () => void
  /** The card of the list and the log, where they have no place beside the camera. */
  beside: ReactNode
  onOtherOccasion: (() => void) | undefined
}

/** Everything that staff need outside of a queue: the door's connection, its past scans and its settings. */
export function DoorMenu({ isOpen, onClose, onReady, onCall, beside, onOtherOccasion, ...door }: Props) {
  const { access, list, kiosk, device, scans, camera, decoder, reading, isStopped } = door
  const organiserPath = access.isOrganiser ? undefined : paths.scannerOf(list.list_id)
  return (
    <Sheet title={words.title} closeLabel={doorWords.close} isOpen={isOpen} onClose={onClose}>
      <DoorState
        door={scans.door}
        isOrganiser={access.isOrganiser}
        isClosed={isStopped}
        organiserPath={organiserPath}
      />
      {beside}
      {onOtherOccasion && <Button onClick={onOtherOccasion}>{occasionWords.chooseOther}</Button>}
      {!isStopped && (
        <>
          <Button aria-haspopup="dialog" onClick={onCall}>
            <DoorIcon name="hand" />
            {doorWords.call}
          </Button>
          <div className={styles['keys']}>
            <Button
              aria-pressed={device.settings.hasSound}
              onClick={() => device.change({ ...device.settings, hasSound: !device.settings.hasSound })}
            >
              <DoorIcon name="sound" />
              {device.settings.hasSound ? doorWords.soundOn : doorWords.soundOff}
            </Button>
            <Button aria-haspopup="dialog" onClick={onReady}>
              <Icon name="check" />
              {readyWords.title}
            </Button>
          </div>
          {camera.phase === 'active' && <CameraControls camera={camera} />}
          <PhotoOfCode read={decoder.readPhoto} onText={(text) => reading.take(text, 'photo')} />
          <Disclosure summary={firstTimeWords.help}>
            <div className={styles['help']}>
              <FirstTime />
            </div>
          </Disclosure>
          <DoorSettings settings={device.settings} onChange={device.change} />
          <StartKiosk kiosk={kiosk} />
        </>
      )}
      {access.isOrganiser && (
        <ScannerStatus {...{ camera, decoder, list, device, scans }} lastText={reading.lastText} />
      )}
      <nav className={styles['ways']} aria-label={doorWords.menu}>
        <Link to={paths.home} aria-label={doorWords.brand}>
          <Mark size={22} /> Listpass
        </Link>
        {/* Opens in a new tab, so that scanning continues. */}
        <Link to={paths.guidePage('door')} target="_blank" rel="noreferrer">
          {doorWords.guide}
        </Link>
        {access.isOrganiser && (
          <>
            <Link to={paths.dashboard}>{words.toDashboard}</Link>
            <Link to={paths.scanner}>{words.otherList}</Link>
          </>
        )}
      </nav>
    </Sheet>
  )
}
