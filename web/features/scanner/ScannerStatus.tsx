import { useId } from 'react'
import { codeInText } from '#domain/link.ts'
import { showNumber } from '../../ui/show.ts'
import { UserText } from '../../ui/UserText.tsx'
import type { Scan } from './scan-log.ts'
import styles from './scanner.module.css'
import type { CameraState } from './camera.ts'
import { words } from './words.ts'

type Props = {
  camera: CameraState
  frames: number
  listId: string
  lastText: string | undefined
  scans: readonly Scan[]
  onChoose: (deviceId: string) => void
}

/** What goes on inside, for whoever has to find out why a door does not work (SPEC §2). */
export function ScannerStatus({ camera, frames, listId, lastText, scans, onChoose }: Props) {
  const id = useId()
  const { status } = words
  const facts: [string, string][] = [
    [status.camera, cameraWords(camera)],
    [status.cameras, showNumber(camera.cameras.length)],
    [status.stream, camera.phase],
    [status.frames, showNumber(frames)],
    [status.list, listId],
    [status.slug, status.none],
    [status.raw, lastText ?? status.none],
    [status.code, (lastText && codeInText(lastText)) ?? status.none],
    [status.answer, answerWords(scans)],
  ]
  return (
    <details className={styles['panel']}>
      <summary>{status.title}</summary>
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
          <label htmlFor={id}>{status.choose}</label>
          <select id={id} value={camera.deviceId} onChange={(event) => onChoose(event.target.value)}>
            {camera.cameras.map(({ deviceId, label }, place) => (
              <option key={deviceId} value={deviceId}>
                {label || status.unnamedCamera(place + 1)}
              </option>
            ))}
          </select>
        </p>
      )}
    </details>
  )
}

function cameraWords({ phase, problem }: CameraState): string {
  const { status } = words
  if (problem) return status.error(problem.title)
  return { idle: status.idle, starting: status.starting, active: status.running, failed: status.idle }[phase]
}

function answerWords(scans: readonly Scan[]): string {
  const answered = scans.find(({ state }) => state !== 'checking')
  if (!answered || answered.state === 'checking') return words.status.none
  return answered.state === 'lost' ? answered.message : `${answered.verdict.reason}: ${answered.verdict.message}`
}
