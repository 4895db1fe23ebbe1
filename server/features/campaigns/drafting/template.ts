// Our small invitation: a classic table of 600 px, whose marked areas can be edited in Mailchimp. Its colours are readable on
// light and dark, and the code's picture brings its own white.
import { campaignSnippet } from '#domain/code-block.ts'
import { type Language, pageTagOf } from '#domain/spoken.ts'
import { wordsIn } from '#words/campaigns.ts'
import { escapeHtml } from '../../../http/escape-html.ts'
import type { Night } from './nights.ts'

export type Invitation = {
  publicUrl: string
  tag: string
  title: string
  nights: readonly Night[]
  language: Language
}

const text = 'font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:24px'

export function invitationHtml({ publicUrl, tag, title, nights, language }: Invitation): string {
  const words = wordsIn(language).invitation
  return `<!doctype html>
<html lang="${pageTagOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>*|MC:SUBJECT|*</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; }
.sheet, .ink { background-color: #ffffff; color: #1d1f24; }
@media (prefers-color-scheme: dark) { .sheet, .ink { background-color: #1c1c1e !important; color: #f5f5f7 !important; } }
</style>
</head>
<body class="sheet">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="sheet">
<tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px" class="ink">
<tr><td style="padding:8px 0;${text}" mc:edit="heading"><h1 style="font-size:26px;line-height:32px;margin:0">${escapeHtml(title)}</h1></td></tr>
${nights.map(nightRow).join('')}<tr><td style="padding:8px 0;${text}" mc:edit="text"><p>${words.hello}</p>
<p>${words.show}</p></td></tr>
<tr><td align="left" style="padding:16px 0">
${campaignSnippet(publicUrl, tag, words.alt)}
</td></tr>
<tr><td style="padding:8px 0;${text}">${words.asText} <strong>*|${tag}|*</strong></td></tr>
<tr><td style="padding:8px 0;${text}" mc:edit="closing"><p>${words.seeYou}</p></td></tr>
<tr><td style="padding:24px 0 8px;${text};font-size:13px">*|LIST:ADDRESSLINE|*<br><a href="*|UNSUB|*" class="ink">${words.unsubscribe}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** For mail programs without pictures: the code to type at the door. */
export function invitationText({ tag, title, nights, language }: Invitation): string {
  const words = wordsIn(language).invitation
  return `${title}

${nights.map((night) => `${linesOf(night).join('\n')}\n\n`).join('')}${words.hello}

${words.showText}

*|${tag}|*

${words.seeYou}

*|LIST:ADDRESSLINE|*
${words.unsubscribeAt} *|UNSUB|*
`
}

function linesOf({ name, when, place }: Night): string[] {
  return [name ?? '', when, place].filter((line) => line !== '')
}

function nightRow(night: Night, nth: number): string {
  const [first = '', ...rest] = linesOf(night).map(escapeHtml)
  const lines = [`<strong>${first}</strong>`, ...rest].join('<br>')
  return `<tr><td style="padding:8px 0;${text}" mc:edit="night_${nth + 1}">${lines}</td></tr>\n`
}
