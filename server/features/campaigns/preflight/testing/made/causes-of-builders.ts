// Habits of builders and of people who write mails by hand: one cause each, written in several ways.
import { type Bad, box, type Cause, className, fixed, image, inside, named, onPhones, said, url } from './blocks.ts'

const fluid = 'alt="Your code" width="200" style="width:100%;height:auto"'

export const causesOfBuilders: Cause[] = [
  {
    name: 'hidden by a query in a query',
    make: (r) => {
      const its = className(r)
      return {
        css: r.one([
          `@media screen{${onPhones(r, `.${its}{display:none!important}`)}}`,
          `@media only screen and (max-width:600px){@media (orientation:portrait){.${its}{display:none!important}}}`,
          `@supports (display:block){@media (max-width:520px){.${its}{visibility:hidden}}}`,
        ]),
        block: inside(r, `class="${its}"`),
        ids: ['hidden_on_phones'],
      }
    },
  },
  {
    name: 'hidden by a nested rule',
    make: (r) => {
      const its = className(r)
      return {
        css: r.one([
          `body{.${its}{display:none}}`,
          `.${its}{& img{display:none!important}}`,
          `.${its}{color:#222;&.x{max-height:0;overflow:hidden}}`,
        ]),
        block: box(`class="x ${its}"`),
        ids: ['hidden'],
      }
    },
  },
  {
    name: 'hidden by what it is not',
    make: (r) => {
      const its = className(r)
      return {
        css: r.one([
          `.${its}:not(.show){display:none!important}`,
          `img[alt*="CODE" i]{display:none}`,
          `img[src*="/qr-code/"]{display:none!important}`,
          `img:not([class]):not([id])[width="200"]{visibility:hidden}`,
        ]),
        block: inside(r, `class="${its}"`),
        ids: ['hidden'],
      }
    },
  },
  {
    name: 'small by letters around it',
    make: (r) => ({
      block: r.one([
        `<div style="font-size:5px">${image('alt="Your code" style="width:12em;height:12em"')}</div>`,
        `<div style="font:6px/1.2 Arial,sans-serif">${image('alt="Your code" style="width:12em;height:auto"')}</div>`,
        `<table style="font-size:8px"><tr><td style="font-size:50%">${image('alt="Your code" style="width:20em;height:20em"')}</td></tr></table>`,
      ]),
      ids: ['too_small'],
    }),
  },
  {
    name: 'nothing by letters around it',
    make: (r) => ({
      block: `<div style="${r.one(['font-size:0', 'font-size:0px;line-height:0', 'font:0/0 a'])}">${image('alt="Your code" style="width:12em;height:12em"')}</div>`,
      ids: ['hidden'],
    }),
  },
  {
    name: 'faint twice',
    make: () => ({
      block: `<div style="opacity:.3"><p style="opacity:30%">${image()}</p></div>`,
      ids: ['hidden', 'styled'],
    }),
  },
  {
    name: 'moved away',
    make: (r) => ({
      block: inside(
        r,
        `style="${r.one(['position:absolute;left:-9999px', 'position:absolute; top : -3000px', 'margin-left:-2000px', 'text-indent:-9999px', 'transform:translateX(-9999px)', 'translate:-4000px', 'position:fixed;left:-200vw', 'transform:scale(0)', 'scale:0', 'rotate:x 90deg'])}"`,
      ),
      ids: ['hidden', 'styled'],
    }),
  },
  {
    name: 'in a row that collapses',
    make: (r) => ({
      block: `<table width="100%"><tr style="${r.one(['visibility:collapse', 'display:none', 'VISIBILITY: HIDDEN'])}"><td>${image()}</td></tr></table>`,
      ids: ['hidden'],
    }),
  },
  {
    name: 'swapped for a fixed picture in dark mode',
    make: (r) => {
      const its = className(r)
      return {
        css: `.dk{display:none}@media (prefers-color-scheme:dark){.${its}{display:none!important}.dk{display:block!important}}`,
        block: `<div class="${its}">${image()}</div><div class="dk"><img src="${fixed}" width="200" alt="Code"></div>`,
        ids: ['hidden_in_dark'],
      }
    },
  },
  {
    name: 'in a narrow cell',
    make: (r) => ({
      block: r.one([
        `<table width="100%"><tr><td width="1%">${image(fluid)}</td><td>Friday, 19:00, Harbour Hall, north entrance</td></tr></table>`,
        `<table width="100%"><tr><td width="50%"><table width="100%"><tr><td width="40%"><table width="100%"><tr><td width="50%">${image(fluid)}</td><td width="50%">A</td></tr></table></td><td width="60%">B</td></tr></table></td><td width="50%">C</td></tr></table>`,
        `<table width="600"><tr><td width="90" style="width:90px">${image(fluid)}</td><td>Friday</td></tr></table>`,
        `<div style="width:40%"><div style="width:40%"><div style="width:40%">${image(fluid)}</div></div></div>`,
      ]),
      ids: ['too_small', 'hidden'],
    }),
  },
  {
    name: 'wide by a box that is wide',
    make: (r) => ({
      block: r.one([
        `<div style="min-width:900px">${image('alt="Your code" style="width:100%;height:auto;max-width:none"')}</div>`,
        `<div style="width:120vw"><div style="min-width:800px">${image('alt="Your code" style="width:90%;height:auto;max-width:none"')}</div></div>`,
      ]),
      ids: ['too_wide'],
    }),
  },
  {
    name: 'zoomed out',
    make: (r) => {
      const its = className(r)
      return r.one<Bad>([
        { block: `<div style="zoom:40%">${image()}</div>`, ids: ['too_small'] },
        { css: `.${its}{zoom:.25}`, block: inside(r, `class="${its}"`), ids: ['too_small'] },
        { css: `.${its}{scale:.3}`, block: named(its), ids: ['too_small'] },
        { css: onPhones(r, `.${its}{transform:scale(.4)!important}`), block: named(its), ids: ['too_small'] },
      ])
    },
  },
  {
    name: 'only a fill of VML',
    make: (r) => ({
      block: `<!--[if gte mso 9]><v:rect style="width:200px;height:200px" stroked="f"><v:fill type="${r.one(['frame', 'tile'])}" src="${url}" /></v:rect><![endif]--><!--[if !mso]><!--><p>Your code</p><!--<![endif]-->`,
      ids: ['only_in_outlook'],
    }),
  },
  {
    name: 'hidden in Outlook by a sheet',
    make: (r) => {
      const its = className(r)
      return { css: `.${its}{mso-hide:all}`, block: inside(r, `class="${its}"`), ids: ['hidden_in_outlook'] }
    },
  },
  {
    name: 'in a set of images',
    make: (r) => {
      const its = className(r)
      const set = r.one([
        `image-set("${url}" 1x, "${url}" 2x)`,
        `-webkit-image-set(url(${url}) 1x)`,
        `image-set(url('${url}') type('image/png'))`,
      ])
      return {
        css: `.${its}{background-image:${set};width:200px;height:200px}`,
        block: `<div class="${its}"></div>`,
        ids: ['as_background'],
      }
    },
  },
  {
    name: 'swapped by content',
    make: (r) => {
      const its = className(r)
      return {
        css: r.one([
          `@media (prefers-color-scheme:dark){.${its}{content:url(${fixed})}}`,
          `.${its}{content:image-set("${fixed}" 1x)}`,
          `@media (max-width:480px){.${its}{content:url('${fixed}')!important}}`,
        ]),
        block: named(its),
        ids: ['fixed_by_style'],
      }
    },
  },
  {
    name: 'only in the part for AMP',
    make: () => ({
      block: `<amp-img src="${url}" width="200" height="200" alt="Your code"></amp-img>`,
      ids: ['picture_missing'],
    }),
  },
  {
    name: 'a condition in an attribute',
    make: (r) => ({
      block: r.one([
        image('alt="Your code" width="*|IF:COMPANY|*40*|ELSE:|*200*|END:IF|*" style="height:auto"'),
        `<div style="*|IF:COMPANY|*display:none*|END:IF|*">${image()}</div>`,
        `<div class="box *|IFNOT:COMPANY|*mso *|END:IF|*" *|IF:TABLE=2|*hidden*|END:IF|*>${image()}</div>`,
        image(said, `https://pass.example/qr-code/*|IF:TABLE=1|**|QRCODE|**|ELSE:|*sample*|END:IF|*`),
        image(said, `*|IF:COMPANY|*${fixed}*|ELSE:|*${url}*|END:IF|*`),
      ]),
      ids: ['in_conditional', 'too_small', 'hidden'],
    }),
  },
  {
    name: 'a condition in a sheet',
    make: (r) => {
      const its = className(r)
      return {
        css: `*|IF:TABLE=1|*.${its}{${r.one(['display:none', 'width:40px!important;height:40px!important'])}}*|END:IF|*`,
        block: named(its),
        ids: ['in_conditional', 'too_small', 'hidden'],
      }
    },
  },
  {
    name: 'a condition on a date or a group',
    make: (r) => ({
      block: r.one([
        `*|IF:JOINED > 2026-06-01|*${image()}*|END:IF|*`,
        `*|IF:JOINED >= 06/01/2026|*<p>Early</p>*|ELSE:|*${image()}*|END:IF|*`,
        `*|INTERESTED:Evening:Dinner,Party|*<p>See you</p>*|ELSE:|*${image()}*|END:INTERESTED|*`,
        `*|IF:MC_LANGUAGE=fr|*${image()}*|END:IF|*`,
        `*|IF:TABLE=1|*${image()}*|ELSEIF:TABLE=2|*<p>Two</p>*|ELSEIF:COMPANY|*${image()}*|ELSE:|*<p>Ask us</p>*|END:IF|*`,
      ]),
      ids: ['in_conditional'],
    }),
  },
]
