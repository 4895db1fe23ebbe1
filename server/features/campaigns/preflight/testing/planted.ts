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
  { id: 'blank_picture', html: mail('<img src="data:image/png;base64,iVBORw0KGgo=" alt="QR code">') },
  { id: 'embedded_picture', html: mail(`<img src="data:image/png;base64,${'iVBORw0KGgo'.repeat(30)}" alt="QR code">`) },
  { id: 'attached_picture', html: mail('<img src="cid:code@mail" alt="QR code">') },
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
  { id: 'too_small', html: mail(image(url, 'width="100" height="100" alt="Code"')) },
  { id: 'too_small', html: mail(image(url, 'width="200" alt="Code" style="max-width:110px"')) },
  { id: 'no_size', html: mail(image(url, 'alt="Your code"')) },
  {
    id: 'too_small',
    html: mail(
      `<table width="110"><tr><td>${image(url, 'width="200" alt="Code" style="max-width:100%"')}</td></tr></table>`,
    ),
  },
  { id: 'too_small', html: mail(`<div style="max-width:90px">${image(url, 'width="100%" alt="Code"')}</div>`) },
  { id: 'stretched', html: mail(image(url, 'width="300" height="150" alt="Code"')) },
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
  { id: 'tag_encoded', html: tagged('*&#124;QRCODE&#124;*') },
  { id: 'address_wrong_page', html: mail(image('https://pass.example/q/*|QRCODE|*')) },
  { id: 'address_wrong_page', html: mail(image('https://pass.example/*|QRCODE|*')) },
  {
    id: 'address_safelink',
    html: mail(
      image(
        'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fpass.example%2Fqr-code%2F*%7CQRCODE%7C*',
      ),
    ),
  },
  { id: 'fixed_candidate', html: mail(image(url, `${sized} srcset="${url} 1x, ${uploaded} 2x"`)) },
  {
    id: 'fixed_candidate',
    html: mail(`<picture><source media="(max-width:480px)" srcset="${uploaded}">${good}</picture>`),
  },
  {
    id: 'fixed_by_style',
    html: mail(
      `<style>@media (prefers-color-scheme:dark){.q{content:url(${uploaded})}}</style>${image(url, `${sized} class="q"`)}`,
    ),
  },
  { id: 'only_srcset', html: mail(`<img src="" srcset="${url}" ${sized}>`) },
  { id: 'no_alt', html: mail(image(url, 'width="200" height="200"')) },
  { id: 'in_unsubscribe_link', html: mail(`<a href="*|UNSUB|*">${good}</a>`) },
  { id: 'hidden', html: mail(`<style>.away{display:none!important}</style><div class="away">${good}</div>`) },
  { id: 'hidden', html: mail(`<div style="DISPLAY:NONE !IMPORTANT">${good}</div>`) },
  { id: 'hidden', html: mail(`<div hidden>${good}</div>`) },
  { id: 'hidden', html: mail(`<template>${good}</template>`) },
  { id: 'hidden', html: mail(`<div style="height:0;overflow:hidden">${good}</div>`) },
  { id: 'hidden', html: mail(`<div style="position:absolute;left:-9999px">${good}</div>`) },
  { id: 'hidden', html: mail(image(url, 'alt="Code" width="0" height="0"')) },
  { id: 'in_details', html: mail(`<details><summary>Code</summary>${good}</details>`) },
  {
    id: 'hidden_on_phones',
    html: mail(
      `<style>@media only screen and (max-width:480px){.desk{display:none!important}}</style><div class="desk">${good}</div>`,
    ),
  },
  {
    id: 'hidden_on_computers',
    html: mail(`<style>@media (min-width:600px){.m{display:none!important}}</style><div class="m">${good}</div>`),
  },
  {
    id: 'hidden_in_dark',
    html: mail(
      `<style>@media (prefers-color-scheme:dark){.l{display:none!important}}</style><div class="l">${good}</div>`,
    ),
  },
  { id: 'only_in_outlook', html: mail(`<!--[if mso]>${good}<![endif]-->`) },
  { id: 'hidden_in_outlook', html: mail(`<!--[if !mso]><!-->${good}<!--<![endif]-->`) },
  { id: 'hidden_in_outlook', html: mail(`<div style="mso-hide:all">${good}</div>`) },
  {
    id: 'hidden_in_outlook_dark',
    html: mail(`<style>[data-ogsc] .l{display:none!important}</style><div class="l">${good}</div>`),
  },
  { id: 'in_conditional', html: mail(`*|IFNOT:QRCODE|*${good}*|END:IF|*`) },
  { id: 'in_conditional', html: mail(`*|IF:COMPANY|*<p>Partner</p>*|ELSE:|*${good}*|END:IF|*`) },
  { id: 'in_conditional', html: mail(`*|IF:TABLE > 90|**|IF:QRCODE|*${good}*|END:IF|**|END:IF|*`) },
  { id: 'condition_lower_case', html: mail(`*|if:COMPANY|*${good}*|end:if|*`) },
  {
    id: 'too_small',
    html: mail(`<style>.qr{width:40px!important;height:40px!important}</style>${image(url, `${sized} class="qr"`)}`),
  },
  { id: 'too_small', html: mail(image(url, 'alt="Code" style="width:10vw;height:10vw"')) },
  { id: 'too_small', html: mail(image(url, 'alt="Code" style="width:15mm;height:15mm"')) },
  { id: 'too_small', html: mail(image(url, 'alt="Code" height="60"')) },
  { id: 'too_small', html: mail(image(url, `${sized} style="zoom:.3"`)) },
  { id: 'too_wide', html: mail(image(url, 'alt="Code" width="900" height="900"')) },
  { id: 'cropped', html: mail(`<div style="height:90px;overflow:hidden">${good}</div>`) },
  { id: 'styled', html: mail(`<table><tr><td style="filter:invert(1)">${good}</td></tr></table>`) },
  {
    id: 'styled_in_dark',
    html: mail(`<style>@media (prefers-color-scheme:dark){img{filter:invert(1)}}</style>${good}`),
  },
  { id: 'text_of_other_list', html: mail(`${good}<p>*|CLUBQR|*</p>`) },
  { id: 'text_tag_unknown', html: mail(`<p>*|VORNAME|*</p>${good}`) },
  { id: 'text_tag_unknown', html: mail(`${good}<p>*|qrcode|*</p>`) },
  { id: 'stretched', html: mail(image(url, 'alt="Code" style="width:300px;aspect-ratio:2/1"')) },
  { id: 'plain_tag_unknown', html: mail(good), plainText: '*|VORNAME|* *|QRCODE|*' },
  { id: 'unread', html: undefined, plainText },
  { id: 'too_large', html: '<div>'.repeat(500) + good },
]
