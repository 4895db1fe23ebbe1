import { useEffect, useId, useState } from 'react'
import { codeInText } from '#domain/link.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { showNumber } from '../../../ui/show.ts'
import { UserText } from '../../../ui/UserText.tsx'
import type { CameraState } from '../camera/camera-state.ts'
import { reportOf } from './door-report.ts'
import type { useDevice } from './use-device.ts'
import type { DoorList } from '../door/door-list.ts'
import type { Scans } from '../door/door-state.ts'
import type { Scan } from '../door/scan-log.ts'
import { stacked } from '../../../ui/layout.ts'
import styles from '../device.module.css'
import type { useCamera } from '../camera/use-camera.ts'
import type { useDecoder } from '../reading/use-decoder.ts'
import { words as doorWords } from '../../../words/door.ts'
import { words as doorLaterWords } from '../../../words/door-later.ts'

type Props = {
  camera: ReturnType<typeof useCamera>
  decoder: ReturnType<typeof useDecoder>
  device: ReturnType<typeof useDevice>
  list: DoorList
  scans: Scans
  lastText: string | undefined
}

/** Internal state, for finding out why a door does not work (SPEC §2). */
export function ScannerStatus(props: Props) {
  const { camera, decoder, list, scans, lastText } = props
  const id = useId()
  const facts: [string, string][] = [
    [doorLaterWords.status.camera, cameraWords(camera)],
    [doorLaterWords.status.cameras, showNumber(camera.cameras.length)],
    [doorLaterWords.status.stream, camera.phase],
    [doorLaterWords.status.frames, showNumber(decoder.frames)],
    [doorLaterWords.status.list, list.list_id],
    [doorLaterWords.status.slug, doorLaterWords.status.none],
    [doorLaterWords.status.raw, lastText ?? doorLaterWords.status.none],
    [doorLaterWords.status.code, (lastText && codeInText(lastText)) ?? doorLaterWords.status.none],
    [doorLaterWords.status.answer, answerWords(scans.log.scans)],
  ]
  return (
    <Disclosure summary={doorLaterWords.status.title}>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <UserText text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {camera.cameras.length > 1 && (
        <p className={styles['switch']}>
          <label htmlFor={id}>{doorLaterWords.status.choose}</label>
          <select id={id} value={camera.deviceId} onChange={(event) => camera.choose(event.target.value)}>
            {camera.cameras.map(({ deviceId, label }, place) => (
              <option key={deviceId} value={deviceId}>
                {label || doorLaterWords.status.unnamedCamera({ number: place + 1 })}
              </option>
            ))}
          </select>
        </p>
      )}
      <Report {...props} />
    </Disclosure>
  )
}

/** Made at the moment of copying, so that it describes the present state. */
function Report({ camera, decoder, device, list, scans }: Props) {
  const [at, setAt] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setAt(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  const report = reportOf({
    at,
    scripts: scriptsOfPage(),
    browser: navigator.userAgent,
    language: navigator.language,
    screen: `${screen.width}×${screen.height} at ${devicePixelRatio}, window ${innerWidth}×${innerHeight}`,
    isSecure: isSecureContext,
    isStandalone: matchMedia('(display-mode: standalone)').matches,
    camera: { phase: camera.phase, problem: camera.problem, count: camera.cameras.length },
    picture: pictureOfPage(),
    frames: decoder.frames,
    decoder: decoder.facts,
    sound: device.sounds.state(),
    asksFirst: device.settings.asksFirst,
    listId: list.list_id,
    door: scans.door,
    scans: scans.log.scans,
  })
  return (
    <div className={`${styles['report']} ${stacked(1, 'start')}`}>
      <CopyButton text={report} label={doorLaterWords.status.copy} />
      <p>{doorLaterWords.status.copyHint}</p>
    </div>
  )
}

function scriptsOfPage(): string[] {
  const addresses = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '')
  return [...new Set([...addresses, new URL(import.meta.url).pathname])]
}

function pictureOfPage(): MediaTrackSettings | undefined {
  const stream = document.querySelector('video')?.srcObject
  return stream instanceof MediaStream ? stream.getVideoTracks()[0]?.getSettings() : undefined
}

function cameraWords({ phase, problem }: CameraState): string {
  if (problem) return doorLaterWords.status.error({ text: doorWords.camera.problems[problem].title })
  return {
    idle: doorLaterWords.status.idle,
    starting: doorLaterWords.status.starting,
    active: doorLaterWords.status.running,
    failed: doorLaterWords.status.idle,
  }[phase]
}

function answerWords(scans: readonly Scan[]): string {
  const answered = scans.find(({ state }) => state !== 'checking')
  if (!answered || answered.state === 'checking') return doorLaterWords.status.none
  if (answered.state === 'lost') return answered.message
  if (answered.state === 'saved') return `${answered.local.reason}: ${doorWords.verdict.saved}`
  return `${answered.verdict.reason}: ${answered.verdict.message}`
}
