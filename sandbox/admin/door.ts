import type { Control } from '../control.ts'
import type { Deliveries } from '../webhooks/deliveries.ts'
import type { World } from '../world.ts'

export type Admin = { world: World; control: Control; deliveries: Deliveries; parts: Parts; body: unknown }

/** The named groups of a call's path. A call reads only those that its path has. */
export type Parts = { account: string; list: string; email: string; segment: string; campaign: string; fault?: string }
export type Door = { method: string; path: RegExp; open: (admin: Admin) => unknown }
