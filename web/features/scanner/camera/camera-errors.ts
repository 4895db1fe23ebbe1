// Why there is no picture. Browsers tell the cause by the name of the error.

export type CameraProblemKind =
  | 'denied'
  | 'dismissed'
  | 'forbidden'
  | 'missing'
  | 'vanished'
  | 'busy'
  | 'insecure'
  | 'unsupported'
  | 'stalled'
  | 'unknown'

/** Problems that are known before any camera is requested. */
export class NoCamera extends Error {
  readonly kind: CameraProblemKind
  constructor(kind: CameraProblemKind) {
    super(kind)
    this.kind = kind
  }
}

const kindOfName: Record<string, CameraProblemKind> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  NotSupportedError: 'unsupported',
  TimeoutError: 'stalled',
}

/** A refusal has several causes, which only Chromium tells apart; other browsers get the general message. */
function kindOfRefusal(message: string): CameraProblemKind {
  if (/dismissed/i.test(message)) return 'dismissed'
  return /by (the )?system/i.test(message) ? 'forbidden' : 'denied'
}

/** `hadPicture`: a camera that is missing now and was there before has been taken away. */
export function kindOfCameraError(error: unknown, hadPicture = false): CameraProblemKind {
  if (error instanceof NoCamera) return error.kind
  if (!(error instanceof Error)) return 'unknown'
  const kind = kindOfName[error.name] ?? 'unknown'
  if (kind === 'denied') return kindOfRefusal(error.message)
  return kind === 'missing' && hadPicture ? 'vanished' : kind
}

/** A problem that is known before asking: without https a browser hides the camera. */
export function whyNoCamera(context: { isSecure: boolean; hasMediaDevices: boolean }): CameraProblemKind | undefined {
  if (!context.isSecure) return 'insecure'
  return context.hasMediaDevices ? undefined : 'unsupported'
}
