import styles from '../device.module.css'
import { Link } from 'react-router'
import { PhotoOfCode } from '../camera/PhotoOfCode.tsx'
import { CameraControls } from '../camera/CameraControls.tsx'
import { FirstTime } from '../device/FirstTime.tsx'
import { DoorSettings } from '../device/DoorSettings.tsx'
import { LanguageChoice } from '../device/LanguageChoice.tsx'
import { ScannerStatus } from '../device/ScannerStatus.tsx'
import { StartKiosk } from '../kiosk/StartKiosk.tsx'
import { Mark } from '../../../product/Mark.tsx'
import { paths } from '../../../product/paths.ts'
import { publicPath } from '../../../product/public-path.ts'
import { Button } from '../../../ui/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import type { Scan } from '../door/scan-log.ts'
import { DoorIcon } from '../shapes/DoorIcon.tsx'
import { LatestScans } from '../verdict/LatestScans.tsx'
import { DoorState } from './DoorState.tsx'
import type { DoorParts } from './door-parts.ts'
import { ListCard } from './ListCard.tsx'
import { inRows } from '../../../ui/layout.ts'
import { words as doorWords } from '../../../words/door.ts'
import { words as doorLaterWords } from '../../../words/door-later.ts'

type Props = DoorParts & {
  isOpen: boolean
  onClose: () => void
  onReady: () => void
  onCall: () => void
  /** Undefined where an undo is no longer allowed. */
  onUndo: ((scan: Scan) => void) | undefined
  /** The list and the log are beside the camera. */
  isWide: boolean
  onOtherOccasion: (() => void) | undefined
}

/** Everything that staff need outside of a queue: the door's connection, its past scans and its settings. */
export function DoorMenu({ isOpen, onClose, onReady, onCall, onUndo, isWide, onOtherOccasion, ...door }: Props) {
  const { access, list, kiosk, device, scans, camera, decoder, reading, isStopped, isEnded } = door
  const organiserPath = access.isOrganiser ? undefined : paths.scannerOf(list.list_id)
  return (
    <Sheet title={doorWords.page.title} closeLabel={doorWords.screen.close} isOpen={isOpen} onClose={onClose}>
      <DoorState
        door={scans.door}
        isOrganiser={access.isOrganiser}
        isClosed={isStopped}
        organiserPath={organiserPath}
      />
      <LanguageChoice />
      {!isWide && (
        <>
          {!isEnded && <ListCard list={list} />}
          <LatestScans scans={scans.log.scans} onUndo={onUndo} />
        </>
      )}
      {onOtherOccasion && <Button onClick={onOtherOccasion}>{doorLaterWords.menu.otherOccasion}</Button>}
      {!isStopped && (
        <>
          <Button aria-haspopup="dialog" onClick={onCall}>
            <DoorIcon name="hand" />
            {doorWords.screen.call}
          </Button>
          <div className={styles['keys']}>
            <Button onClick={() => device.change({ ...device.settings, hasSound: !device.settings.hasSound })}>
              <DoorIcon name="sound" />
              {device.settings.hasSound ? doorLaterWords.menu.soundOn : doorLaterWords.menu.soundOff}
            </Button>
            <Button aria-haspopup="dialog" onClick={onReady}>
              <Icon name="check" />
              {doorWords.screen.readyCheck}
            </Button>
          </div>
          {camera.phase === 'active' && <CameraControls camera={camera} />}
          <PhotoOfCode read={decoder.readPhoto} onText={(text) => reading.take(text, 'photo')} />
          <Disclosure summary={doorWords.firstTime.help}>
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
      <nav className={`${styles['ways']} ${inRows('0-4')}`} aria-label={doorWords.screen.menu}>
        <Link to={publicPath(paths.home)} aria-label={doorLaterWords.menu.home}>
          <Mark size={22} /> Listpass
        </Link>
        {/* Opens in a new tab, so that scanning continues. */}
        <Link to={publicPath(paths.guidePage('door'))} target="_blank" rel="noreferrer">
          {doorWords.screen.guide}
        </Link>
        {access.isOrganiser && (
          <>
            <Link to={paths.dashboard}>{doorWords.choose.toDashboard}</Link>
            <Link to={paths.scanner}>{doorWords.choose.otherList}</Link>
          </>
        )}
      </nav>
    </Sheet>
  )
}
