import type { Product } from '../product.ts'
import type { MailchimpAccount } from '../sandbox-admin.ts'

/** A draft for each light, and one that cannot be read. Returns their ids. */
export async function addDrafts({ address, sandbox }: Product, account: MailchimpAccount, listId: string) {
  const image = (src: string, width = 200) =>
    `<p>Hello *|FNAME|*</p>\n<img src="${src}" width="${width}" height="${width}" alt="QR code">\n<a href="*|UNSUB|*">Leave</a>`
  const own = `${address}/qr-code/*|QRCODE|*`
  const add = async (title: string, html: string, more: object = {}) => {
    const settings = { title, subject_line: title, from_name: 'Noor', reply_to: 'noor@example.com' }
    const draft = { list_id: listId, settings, html, plain_text: 'Your code: *|QRCODE|*', ...more }
    return (await sandbox.addCampaign(account, draft)).id
  }
  return {
    unread: await add('Begun in the New Builder', '', { plain_text: '', content_type: 'multichannel' }),
    wrong: await add('دعوة إلى حفل الصيف', image('https://mcusercontent.com/5a1e/images/qr-code-sample.png', 120)),
    look: await add('Reminder', image(own, 120), { plain_text: 'See you!' }),
    sent: await add('Save the date', image(own), { status: 'sent', send_time: 1_790_000_000 }),
    ready: await add('Invitation', image(own), { status: 'schedule', send_time: 1_795_000_000 }),
  }
}
