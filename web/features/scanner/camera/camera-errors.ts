// Why there is no picture, each cause with the one thing to do about it. Causes by error name, as browsers give them.

export type CameraProblem = { kind: CameraProblemKind; title: string; instruction: string }

const problems = {
  denied: [
    'The camera is not allowed.',
    'Allow the camera for this site in the browser’s address bar or settings, then press the button again.',
  ],
  dismissed: ['The camera question was closed.', 'Press the button again, and choose “Allow” when the browser asks.'],
  forbidden: [
    'This device doesn’t let the browser use the camera.',
    'Allow the camera for the browser in the settings of the device, then press the button again.',
  ],
  missing: ['No camera was found.', 'Connect a camera, or open this page on a phone.'],
  vanished: [
    'The camera was disconnected.',
    'Connect it again, and it starts automatically. Or press the button to use another one.',
  ],
  busy: [
    'Another program is using the camera.',
    'Close the program or tab that uses the camera, then press the button again.',
  ],
  insecure: ['The camera needs a secure connection.', 'Open this page at its https address.'],
  unsupported: [
    'This browser can’t use the camera.',
    'Open this page in the phone’s own browser, such as Chrome or Safari.',
  ],
  stalled: ['The camera shows no picture.', 'Close the browser and open this page again.'],
  unknown: ['The camera didn’t start.', 'Press the button again. If that doesn’t help, reload the page.'],
} as const

export type CameraProblemKind = keyof typeof problems

export function cameraProblem(kind: CameraProblemKind): CameraProblem {
  const [title, instruction] = problems[kind]
  return { kind, title, instruction }
}

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
