import { showTime } from '../api/show.ts'
import type { Control } from '../control.ts'
import { findTestMail } from '../store/test-mails.ts'
import type { World } from '../world.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'

export function outboxPage(control: Control): Page {
  const mails = control.accounts().flatMap(({ id }) => control.testMails(id))
  return {
    title: 'Test mails',
    body: html`<section>
      <p class="soft">Test mails end here. They have no contact's values: each tag stays as it was written.</p>
      ${
        mails.length > 0 &&
        html`<div class="scroll">
          <table>
            <thead>
              <tr>
                <th>Subject</th>
                <th>To</th>
                <th>Kind</th>
                <th>Time</th>
              </tr>
            </thead>
            <tbody>
              ${mails.map(
                (mail) =>
                  html`<tr>
                    <td>
                      <a href="/outbox/${mail.id}"><bdi>${mail.subject}</bdi></a>
                    </td>
                    <td>${mail.email}</td>
                    <td>${mail.send_type === 'html' ? 'HTML' : 'text'}</td>
                    <td>${showTime(mail.sent_at)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>`
      }
    </section>`,
  }
}

export function testMailPage(world: World, id: number): Page {
  const mail = findTestMail(world, id)
  if (!mail) throw new Error('There is no such mail.')
  return {
    title: mail.subject,
    hasInlineStyle: true,
    body: html`<section>
        <p>To ${mail.email}, of the campaign <a href="/campaigns/${mail.campaign_id}">${mail.campaign_id}</a></p>
        <a href="/outbox">Back to the test mails</a>
      </section>
      ${
        mail.send_type === 'html'
          ? html`<iframe class="mail" title="The email" sandbox srcdoc="${mail.body}"></iframe>`
          : html`<section><pre class="scroll">${mail.body}</pre></section>`
      }`,
  }
}
