import type { World } from '../world.ts'

export type TestMail = {
  id: number
  account_id: string
  campaign_id: string
  email: string
  send_type: 'html' | 'plaintext'
  subject: string
  body: string
  sent_at: number
}

/** The outbox, newest first. */
export function testMailsOf({ db }: Pick<World, 'db'>, accountId: string): TestMail[] {
  return db.all<TestMail>('select * from test_mails where account_id = ? order by id desc', accountId)
}

export function findTestMail({ db }: Pick<World, 'db'>, id: number): TestMail | undefined {
  return db.one<TestMail>('select * from test_mails where id = ?', id)
}

export function countTestMails({ db }: Pick<World, 'db'>, accountId: string, since: number): number {
  return db.first<{ n: number }>(
    'select count(*) as n from test_mails where account_id = ? and sent_at > ?',
    accountId,
    since,
  ).n
}

export function addTestMail({ db }: Pick<World, 'db'>, mail: Omit<TestMail, 'id'>): void {
  db.run(
    `insert into test_mails (account_id, campaign_id, email, send_type, subject, body, sent_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
    mail.account_id,
    mail.campaign_id,
    mail.email,
    mail.send_type,
    mail.subject,
    mail.body,
    mail.sent_at,
  )
}
