import type { Control } from '../control.ts'
import type { NewCampaign } from '../store/campaigns.ts'
import { digest } from '../store/ids.ts'

type Draft = Pick<NewCampaign, 'content_type' | 'html' | 'plain_text'> & { title: string; subject: string }

/** Drafts as organisers make them: one is right, and each other one has a classic mistake. */
function draftsAt(publicUrl: string): Draft[] {
  const image = (src: string) =>
    `<img src="${src}" width="200" height="200" alt="Your personal QR code – show it at the entrance"
      style="display:block;width:200px;max-width:100%;height:auto;border:0">`
  const code = `${publicUrl}/qr-code`
  return [
    {
      title: 'Summer gala: invitation',
      subject: 'Your ticket to the Summer gala',
      content_type: 'html',
      html: mail(`${image(`${code}/*|QRCODE|*`)}<p>Your code: *|QRCODE|*</p>`),
      plain_text: 'Hello *|FNAME|*,\n\nyou are invited to the Summer gala.\nYour code: *|QRCODE|*\n\n*|UNSUB|*',
    },
    {
      title: 'Summer gala: with the picture of the sample',
      subject: 'Your ticket to the Summer gala',
      content_type: 'drag_and_drop',
      html: mail(image('https://mcusercontent.com/5a1e0c0de5a1e0c0de5a1e0c0/images/qr-code-sample.png')),
    },
    {
      title: 'Summer gala: with a tag of another audience',
      subject: 'Your ticket to the Summer gala',
      content_type: 'html',
      html: mail(`${image(`${code}/*|TICKETQR|*`)}<p>Your code: *|TICKETQR|*</p>`),
    },
    {
      title: 'Summer gala: with a link and no picture',
      subject: 'Your ticket to the Summer gala',
      content_type: 'template',
      html: mail(`<p><a href="${publicUrl}/q/*|QRCODE|*">Open your ticket</a></p>`),
    },
    { title: 'Summer gala: begun in the New Builder', subject: '', content_type: 'multichannel' },
  ]
}

function mail(ticket: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Summer gala</title></head>
<body style="margin:0;font-family:Arial,sans-serif">
<table role="presentation" width="600" align="center"><tr><td style="padding:24px">
<h1>Hello *|FNAME|*</h1>
<p>You are invited to the Summer gala. Show this at the entrance:</p>
${ticket}
<p><a href="*|UNSUB|*">Unsubscribe</a></p>
</td></tr></table>
</body>
</html>`
}

/** An account without any campaign gets the drafts. A deleted draft stays deleted while another campaign is there. */
export function seedFirstDrafts(control: Control, account: string, listId: string, publicUrl: string): void {
  if (control.campaigns(account).length > 0) return
  for (const { title, subject, ...content } of draftsAt(publicUrl)) {
    const settings = { title, subject_line: subject, from_name: 'Sandbox Events', reply_to: 'owner@example.com' }
    control.addCampaign({ id: digest(`draft: ${title}`, 10), list_id: listId, settings, ...content }, account)
  }
}
