import { linkOf } from '#domain/link.ts'
import type { Connected } from './factories.ts'
import { testPublicUrl } from './start-test-app.ts'

export const hasEnded = 'This scanner link has ended. Ask the organiser for a new one.'

/** The call of a door by link that scans this code. */
export function asked({ list }: Pick<Connected, 'list'>, scanToken: string, code: string, scanId?: string) {
  const body = { qr_code: linkOf(testPublicUrl, code), ...(scanId !== undefined && { scan_id: scanId }) }
  return { scanToken, params: { listId: list.id }, body }
}
