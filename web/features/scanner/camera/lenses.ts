// Which of a phone's cameras reads codes. "The rear one" is not enough: the ultra-wide cannot focus near, and tele
// lenses see too little. A browser gives nothing but their labels.

export type Lens = { deviceId: string; label: string }

/**
 * Apple combines two or three lenses into one device, which switches to the lens that can focus (iOS 16.3 and later).
 */
const virtual = /\b(triple|dual wide)\b/i
const unfit = /ultra|tele|depth|macro|infrared|\bir\b/i
const front = /front|user|facetime|selfie|vorder|avant|delantera|frontal/i
/** Chrome on Android: "camera2 0, facing back". By convention 0 is the main camera; others are separate lenses. */
const numbered = /^camera2? ?(\d+), facing back$/i

export function isFrontLens({ label }: Pick<Lens, 'label'>, facingMode: string | undefined): boolean {
  return facingMode === undefined ? front.test(label) : facingMode === 'user'
}

/**
 * The better lens for codes, if the browser chose another; undefined to stay. Never an ultra-wide lens, and never
 * instead of an unknown one.
 */
export function betterLens(lenses: readonly Lens[], currentId: string | undefined): string | undefined {
  const current = lenses.find(({ deviceId }) => deviceId === currentId)
  if (!current || front.test(current.label)) return undefined
  const combined = lenses.find(({ label }) => virtual.test(label) && !front.test(label))
  if (combined) return otherThan(current, combined)
  const number = numbered.exec(current.label)?.[1]
  if (number !== undefined && number !== '0')
    return otherThan(
      current,
      lenses.find(({ label }) => numbered.exec(label)?.[1] === '0'),
    )
  if (!unfit.test(current.label)) return undefined
  return otherThan(
    current,
    lenses.find(({ label }) => label !== '' && !unfit.test(label) && !front.test(label)),
  )
}

function otherThan(current: Lens, lens: Lens | undefined): string | undefined {
  return lens?.deviceId === current.deviceId ? undefined : lens?.deviceId
}
