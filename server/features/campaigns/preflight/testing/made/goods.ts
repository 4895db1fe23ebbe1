// Mails that are right, and look unusual.
import type { Chance } from '../../../../../testing/chance.ts'
import { fixed, image, said, url } from './blocks.ts'

export type Good = { name: string; make: (random: Chance) => { block: string; css?: string } }

const usual = 'style="display:block;width:200px;max-width:100%;height:auto;border:0"'

export const goods: Good[] = [
  { name: 'as copied', make: () => ({ block: image(`${said} ${usual}`) }) },
  {
    name: 'a copy for phones and one for computers',
    make: () => ({
      css: '@media (max-width:480px){.desk{display:none!important}.mob{display:block!important}}',
      block: `<div class="desk">${image()}</div><div class="mob" style="display:none;mso-hide:all">${image('width="280" height="280" alt="Your code"')}</div>`,
    }),
  },
  {
    name: 'a copy in light and one in dark',
    make: () => ({
      css: '.d{display:none}@media (prefers-color-scheme:dark){.l{display:none!important}.d{display:block!important}}',
      block: `<div class="l">${image()}</div><div class="d">${image()}</div>`,
    }),
  },
  {
    name: 'a copy for Outlook',
    make: () => ({ block: `<!--[if mso]>${image()}<![endif]--><!--[if !mso]><!-->${image()}<!--<![endif]-->` }),
  },
  {
    name: 'Outlook draws it in VML',
    make: () => ({
      block: `<!--[if mso]><v:rect style="width:200px;height:200px"><v:imagedata src="${url}" /></v:rect><![endif]--><!--[if !mso]><!-->${image()}<!--<![endif]-->`,
    }),
  },
  {
    name: 'a copy to print',
    make: () => ({
      css: '@media print{.p{display:block!important}}',
      block: `${image()}<div class="p" style="display:none">${image()}</div>`,
    }),
  },
  {
    name: 'both branches have it',
    make: (r) => ({
      block: r.one([
        `*|IF:COMPANY|*${image()}*|ELSE:|*${image()}*|END:IF|*`,
        `*|IFNOT:COMPANY|*${image()}*|END:IF|**|IF:COMPANY|*${image()}*|END:IF|*`,
        `*|IF:TABLE=1|*${image()}*|ELSEIF:TABLE=2|*${image()}*|ELSE:|*${image()}*|END:IF|*`,
      ]),
    }),
  },
  {
    name: 'shown to guests who have a code',
    make: () => ({ block: `*|IF:QRCODE|*${image()}*|ELSE:|*<p>Please ask us.</p>*|END:IF|*` }),
  },
  { name: 'for dense screens too', make: () => ({ block: image(`srcset="${url} 1x, ${url}?scale=16 2x" ${said}`) }) },
  {
    name: 'in a box with round corners',
    make: () => ({
      block: `<div style="border-radius:16px;overflow:hidden;padding:16px;background:#fff;width:232px">${image(`${said} style="border-radius:6px;display:block"`)}</div>`,
    }),
  },
  {
    name: 'larger on phones',
    make: () => ({
      css: '@media (max-width:480px){.big{width:280px!important;height:auto!important}}',
      block: image(`class="big" ${said}`),
    }),
  },
  {
    name: 'fluid',
    make: () => ({ block: image('alt="Your code" width="240" style="width:100%;max-width:240px;height:auto"') }),
  },
  {
    name: 'a style that loses',
    make: () => ({
      css: '#none .t img{display:none}.t img{display:block!important}@media (max-width:200px){.t{display:none}}',
      block: `<div class="t">${image()}</div>`,
    }),
  },
  {
    name: 'a rule for another place',
    make: () => ({
      css: '.footer img{width:24px!important}.hero{max-height:0;overflow:hidden}img[width="1"]{display:none!important}',
      block: `${image()}<img src="https://t.example/p.gif" width="1" height="1" alt="">`,
    }),
  },
  { name: 'open details', make: () => ({ block: `<details open><summary>Code</summary>${image()}</details>` }) },
  {
    name: 'a shadow and a turn of nothing',
    make: () => ({
      block: image(`${said} style="filter:drop-shadow(0 1px 2px #0003);transform:rotate(0deg) translateX(0)"`),
    }),
  },
  {
    name: 'dimmed a little in dark mode',
    make: () => ({
      css: '@media (prefers-color-scheme:dark){img{filter:brightness(.85) contrast(1.1)}}',
      block: image(),
    }),
  },
  {
    name: 'two columns that stack',
    make: () => ({
      css: '@media (max-width:600px){.c{display:block!important;width:100%!important}}',
      block: `<table width="100%"><tr><td class="c" width="50%">When: 19:00</td><td class="c" width="50%">${image('alt="Your code" width="200" style="width:100%;max-width:200px;height:auto"')}</td></tr></table>`,
    }),
  },
  {
    name: 'in a link to its page',
    make: () => ({ block: `<a href="https://pass.example/q/*|QRCODE|*" style="display:inline-block">${image()}</a>` }),
  },
  {
    name: 'with other pictures',
    make: () => ({
      block: `<img src="${fixed}" alt="A hand with a phone that shows a personal QR code" width="90">${image()}<img src="https://mcusercontent.com/a/insta-qr.png" alt="Our Instagram" width="80">`,
    }),
  },
  {
    name: 'another way to write the tag',
    make: (r) => ({
      block: image(
        said,
        `https://pass.example/qr-code/${r.one(['*|URL:QRCODE|*', '*|UPPER:QRCODE|*', '*|QRCODE|*.png', '*|QRCODE|*.svg', '*|QRCODE|*?v=2'])}`,
      ),
    }),
  },
  {
    name: 'conditions around words',
    make: () => ({
      block: `*|IF:TABLE|*<p>Table *|TABLE|*</p>*|END:IF|*${image()}*|INTERESTED:Diet:Vegan|*<p>Vegan menu</p>*|END:INTERESTED|*`,
    }),
  },
  {
    name: 'tags of Mailchimp',
    make: () => ({
      block: `${image()}<p>*|LIST:COMPANY|* *|CURRENT_YEAR|* *|LIST:DESCRIPTION|* *|HTML:LIST_ADDRESS_HTML|* <a href="*|FORWARD|*">Forward</a> *|MC_PREVIEW_TEXT|* *|USER:COMPANY|* *|ARCHIVE|*</p>`,
    }),
  },
  {
    name: 'height by the sheet',
    make: () => ({
      css: '.k{width:11em;height:auto;font-size:16px}',
      block: image('class="k" alt="Your code" width="176"'),
    }),
  },
  {
    name: 'hidden words before it',
    make: () => ({
      block: `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">Your ticket is inside</div><span hidden>x</span>${image()}`,
    }),
  },
  {
    name: 'sheets at other addresses',
    make: () => ({
      css: '@import url("https://fonts.example/css?family=Inter");@font-face{font-family:Inter;src:url(https://fonts.example/i.woff2)}@charset "utf-8";',
      block: `<link rel="stylesheet" href="https://fonts.example/all.css">${image()}`,
    }),
  },
  {
    name: 'seen inside of what is hidden',
    make: () => ({ block: `<div style="visibility:hidden"><p style="visibility:visible">${image()}</p></div>` }),
  },
  {
    name: 'in a box of letters of no size',
    make: (r) => ({
      block: `<div style="font-size:0;line-height:0">${image(r.one([`${said} ${usual}`, said]))}</div>`,
    }),
  },
  {
    name: 'a nested rule for something else',
    make: () => ({
      css: '.card{padding:8px;& .note{display:none}.tiny{width:10px}@media (max-width:480px){padding:4px}}',
      block: `<div class="card">${image()}<p class="note">Note</p></div>`,
    }),
  },
  {
    name: 'rules for print, motion and contrast',
    make: () => ({
      css: '@media print{img{display:none}}@media (prefers-reduced-motion:reduce){img{opacity:0}}@media (prefers-contrast:more){img{filter:invert(1)}}@media (min-resolution:5dppx){img{display:none}}',
      block: image(),
    }),
  },
  {
    name: 'conditions that change nothing of it',
    make: (r) => ({
      block: r.one([
        `<div class="*|IF:COMPANY|*gold*|ELSE:|*plain*|END:IF|*">${image()}</div>`,
        `<a href="https://x.example/?c=*|IF:COMPANY|*1*|END:IF|*">${image()}</a>`,
        `*|IF:MC_LANGUAGE=fr|*<p>Bonsoir</p>*|ELSE:|*<p>Good evening</p>*|END:IF|*${image()}`,
        `*|IF:MC_LANGUAGE=fr|*${image()}*|ELSE:|*${image()}*|END:IF|*`,
        `*|IF:JOINED > 2026-06-01|*${image()}*|ELSE:|*${image()}*|END:IF|*`,
      ]),
    }),
  },
  {
    name: 'a background that is only for looks',
    make: () => ({
      css: `.hero{background:#fff image-set("${fixed}" 1x);padding:10px}`,
      block: `<div class="hero">${image()}</div><!--[if gte mso 9]><v:rect><v:fill type="tile" src="${fixed}" /></v:rect><![endif]-->`,
    }),
  },
  {
    name: 'in a wide box with its own limit',
    make: () => ({
      block: `<center style="min-width:280px"><table width="100%"><tr><td>${image()}</td></tr></table></center>`,
    }),
  },
  {
    name: 'a copy for AMP',
    make: () => ({ block: `${image()}<amp-img src="${url}" width="20" height="20" alt="Code" hidden></amp-img>` }),
  },
  {
    name: 'moved a little',
    make: (r) => ({
      block: `<div style="${r.one(['position:relative;left:-4px', 'margin-left:-20px', 'transform:translateY(-2px) scale(1)', 'zoom:1', 'scale:1', 'translate:4px 0', 'rotate:0deg', 'opacity:.95'])}">${image()}</div>`,
    }),
  },
  {
    name: 'in a cell that names no height',
    make: (r) => ({
      block: `<table width="100%"><tr><td style="${r.one(['height:0', 'max-height:0', 'width:0', 'max-height:40px'])};overflow:hidden">${image()}</td></tr></table>`,
    }),
  },
]
