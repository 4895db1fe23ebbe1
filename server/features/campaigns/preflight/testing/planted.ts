// Mails with one mistake each, and the finding that it must give.
import { plainText } from './facts.ts'

export type Planted = { id: string; html: string | undefined; plainText?: string }

const url = 'https://pass.example/qr-code/*|QRCODE|*'
const sized = 'width="200" height="200" alt="Your code"'
const image = (src: string, more = sized) => `<img src="${src}" ${more}>`
const good = image(url)
const mail = (inner: string) =>
  `<html><body><table width="600"><tr><td><p>Dear *|FNAME|*,</p>\n${inner}\n</td></tr></table></body></html>`
const uploaded = 'https://mcusercontent.com/5a1e/images/11223344-aaaa.png'
const at = (prefix: string) => mail(image(`${prefix}/qr-code/*|QRCODE|*`))
const tagged = (tag: string) => mail(image(`https://pass.example/qr-code/${tag}`))
const filler = (bytes: number) => `<p>${'x'.repeat(bytes)}</p>`

export const planted: Planted[] = [
  { id: 'picture_missing', html: mail('<p>See you there</p>') },
  { id: 'picture_missing', html: mail(image('https://mcusercontent.com/5a1e/images/logo.png')) },
  { id: 'only_link', html: mail('<a href="https://pass.example/q/*|QRCODE|*">Open your ticket</a>') },
  { id: 'only_link', html: mail('<a href="https://pass.example/qr-code/*%7CQRCODE%7C*">Ticket</a>') },
  { id: 'same_picture', html: mail(`<img src="${uploaded}" alt="Your personal QR code – show it at the entrance">`) },
  { id: 'same_picture', html: mail(image('https://mcusercontent.com/5a1e/images/qr-code-sample.png')) },
  {
    id: 'same_picture',
    html: mail(`<img src="https://gallery.mailchimp.com/5a/images/1.png" alt="QR code" width="200">`),
  },
  { id: 'same_picture', html: mail('<img src="data:image/png;base64,iVBORw0KGgo=" alt="QR code">') },
  { id: 'same_picture', html: mail(`${good}<img src="${uploaded}" alt="Your personal QR code" width="200">`) },
  { id: 'one_code', html: tagged('23456789ABCDEFGHJKMNPQRS') },
  { id: 'picture_elsewhere', html: mail(image('https://draws.example/?data=*|QRCODE|*')) },
  { id: 'picture_elsewhere', html: mail(image('https://draws.example/?data=*%7CQRCODE%7C*')) },
  { id: 'pasted_as_text', html: mail(`<p>&lt;img src="${url}" width="200"&gt;</p>`) },
  { id: 'as_background', html: mail(`<div style="background-image:url(${url});height:200px"></div>`) },
  { id: 'as_background', html: mail(`<table background="${url}"><tr><td>Code</td></tr></table>`) },
  { id: 'in_comment', html: mail(`<!-- ${good} -->`) },
  { id: 'hidden', html: mail(`<div style="display:none">${good}</div>`) },
  { id: 'hidden', html: mail(image(url, `${sized} style="visibility: hidden"`)) },
  { id: 'in_conditional', html: mail(`*|IF:TABLE|*${good}*|END:IF|*`) },
  { id: 'address_http', html: at('http://pass.example') },
  { id: 'address_local', html: at('http://localhost:3000') },
  { id: 'address_local', html: at('https://192.168.1.20') },
  { id: 'address_local', html: at('http://127.0.0.1:3000') },
  { id: 'address_former', html: at('https://old.example') },
  { id: 'address_other', html: at('https://pass.exemple') },
  { id: 'address_other', html: at('https://pass.example.evil.example') },
  { id: 'address_incomplete', html: at('') },
  { id: 'address_incomplete', html: at('pass.example') },
  { id: 'smart_quotes', html: mail(`<img src=“${url}” ${sized}>`) },
  { id: 'tag_missing', html: tagged('') },
  { id: 'tag_missing', html: tagged('sample') },
  { id: 'tag_broken', html: tagged('*|QRCODE|') },
  { id: 'tag_broken', html: tagged('QRCODE') },
  { id: 'tag_broken', html: tagged('|QRCODE|') },
  { id: 'tag_split', html: tagged('*|<b>QRCODE</b>|*') },
  { id: 'tag_split', html: mail(`${good}<p>*|QR<span>CODE</span>|*</p>`) },
  { id: 'tag_spaced', html: tagged('*| QRCODE |*') },
  { id: 'tag_lower_case', html: tagged('*|qrcode|*') },
  { id: 'tag_of_other_list', html: tagged('*|CLUBQR|*') },
  { id: 'tag_of_other_field', html: tagged('*|QRMAX|*') },
  { id: 'tag_typo', html: tagged('*|QRCDOE|*') },
  { id: 'tag_typo', html: tagged('*|QRCOD|*') },
  { id: 'tag_unknown', html: tagged('*|TICKET|*') },
  { id: 'tag_encoded', html: tagged('*%7CQRCODE%7C*') },
  { id: 'too_small', html: mail(image(url, 'width="100" height="100"')) },
  { id: 'too_small', html: mail(image(url, 'width="200" style="max-width:120px"')) },
  { id: 'no_size', html: mail(image(url, 'alt="Your code"')) },
  {
    id: 'narrow_container',
    html: mail(`<table width="120"><tr><td>${image(url, 'width="200" style="max-width:100%"')}</td></tr></table>`),
  },
  { id: 'narrow_container', html: mail(`<div style="max-width:140px">${image(url, 'width="100%"')}</div>`) },
  { id: 'stretched', html: mail(image(url, 'width="300" height="150"')) },
  { id: 'styled', html: mail(image(url, `${sized} style="border-radius:50%"`)) },
  { id: 'styled', html: mail(image(url, `${sized} style="filter:invert(1)"`)) },
  { id: 'styled', html: mail(image(url, `${sized} style="mix-blend-mode:multiply"`)) },
  { id: 'unbalanced', html: mail(`${good}*|IF:TABLE|*<p>Table *|TABLE|*</p>`) },
  { id: 'unbalanced', html: mail(`${good}<p>Table *|TABLE|*</p>*|END:IF|*`) },
  { id: 'unbalanced', html: mail(`${good}*|IF:TABLE|*<p>T</p>*|END:INTERESTED|*`) },
  { id: 'unbalanced', html: mail(`${good}<p>*|ELSE:|*No table</p>`) },
  { id: 'across_blocks', html: mail(`${good}*|IF:TABLE|*<p>Table *|TABLE|*</p><ul><li>*|END:IF|*</li></ul>`) },
  { id: 'code_clipped', html: mail(`${filler(104_500)}${good}`) },
  { id: 'clipped', html: mail(`${good}${filler(104_500)}`) },
  { id: 'clipped', html: mail(`${good}${'<p>ü</p>'.repeat(12_000)}`) },
  { id: 'text_without_code', html: mail(good), plainText: 'Hello *|FNAME|*' },
  { id: 'text_without_code', html: mail(good), plainText: 'Your code: *|CLUBQR|*' },
  { id: 'unread', html: undefined, plainText },
  { id: 'too_large', html: '<div>'.repeat(500) + good },
]
