import { html, type Html } from './html.ts'

/** Some pages show mails, which contain their own styles. */
export type Page = { title: string; body: Html; hasInlineStyle?: boolean }

export function pageAnswer(page: Page, status = 200): Response {
  const whole = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title} – Mailchimp sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <header>
          <strong>Mailchimp sandbox</strong>
          <nav>
            <a href="/">Accounts</a> <a href="/campaigns">Campaigns</a> <a href="/outbox">Test mails</a>
            <a href="/faults">Faults</a> <a href="/calls">Calls</a>
          </nav>
        </header>
        <main>
          <h1>${page.title}</h1>
          ${page.body}
        </main>
        <footer>A pretend Mailchimp for development and tests. Nothing here leaves this machine.</footer>
      </body>
    </html>`
  return new Response(whole.markup, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        `default-src 'none'; style-src 'self'${page.hasInlineStyle ? " 'unsafe-inline'" : ''}; img-src * data:; ` +
        "frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } })
}
