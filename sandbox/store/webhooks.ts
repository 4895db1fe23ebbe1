import { randomBytes } from 'node:crypto'
import type { World } from '../world.ts'
import { digest } from './ids.ts'

export const eventNames = ['subscribe', 'unsubscribe', 'profile', 'cleaned', 'upemail', 'campaign'] as const
export const sourceNames = ['user', 'admin', 'api'] as const
export type EventName = (typeof eventNames)[number]
export type Source = (typeof sourceNames)[number]

export type Webhook = {
  id: string
  list_no: number
  url: string
  events: Record<string, boolean>
  sources: Record<Source, boolean>
  signing_secret: string | null
  is_disabled: number
}
type Row = Omit<Webhook, 'events' | 'sources'> & { events: string; sources: string }

export function webhooksOf({ db }: Pick<World, 'db'>, listNo: number): Webhook[] {
  return db.all<Row>('select * from webhooks where list_no = ? order by rowid', listNo).map(read)
}

export function findWebhook({ db }: Pick<World, 'db'>, id: string): Webhook | undefined {
  const row = db.one<Row>('select * from webhooks where id = ?', id)
  return row && read(row)
}

export function addWebhook(
  { db }: World,
  webhook: Pick<Webhook, 'list_no' | 'url' | 'events' | 'sources'> & { isSigned: boolean },
): Webhook {
  const row = db.first<Row>(
    'insert into webhooks (id, list_no, url, events, sources, signing_secret) values (?, ?, ?, ?, ?, ?) returning *',
    digest(`webhook ${randomBytes(16).toString('hex')}`, 10),
    webhook.list_no,
    webhook.url,
    JSON.stringify(webhook.events),
    JSON.stringify(webhook.sources),
    webhook.isSigned ? randomBytes(32).toString('base64url') : null,
  )
  return read(row)
}

export function saveWebhook({ db }: World, webhook: Webhook): void {
  db.run(
    'update webhooks set url = ?, events = ?, sources = ?, is_disabled = ? where id = ?',
    webhook.url,
    JSON.stringify(webhook.events),
    JSON.stringify(webhook.sources),
    webhook.is_disabled,
    webhook.id,
  )
}

export function deleteWebhook({ db }: World, id: string): void {
  db.transaction(() => {
    db.run('delete from webhooks where id = ?', id)
    db.run("update deliveries set state = 'dropped' where webhook_id = ? and state = 'waiting'", id)
  })
}

function read(row: Row): Webhook {
  return {
    ...row,
    events: JSON.parse(row.events) as Webhook['events'],
    sources: JSON.parse(row.sources) as Webhook['sources'],
  }
}
