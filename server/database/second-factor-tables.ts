import type { Stamp } from './column-types.ts'

export type SecondFactorTables = {
  totp_secrets: {
    id: string
    person_id: string
    secret: string
    /** A bigint, which arrives as text. */
    last_step: string | number
    created_at: Stamp
  }
  recovery_codes: { person_id: string; hash: string }
  sign_ins: {
    id: string
    person_id: string
    at: Stamp
    user_agent: string | null
    way: string
    is_new_device: boolean
  }
}
