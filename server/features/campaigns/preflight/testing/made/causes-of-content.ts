// What is wrong with the size, the conditions, the address and the words of a mail: one cause each, written in several ways.
import { type Bad, type Cause, className, fixed, image, inside, named, onPhones, said, url } from './blocks.ts'

export const causesOfContent: Cause[] = [
  {
    name: 'as a background',
    make: (r) => {
      const its = className(r)
      return r.one([
        {
          css: `.${its}{background:url('${url}') no-repeat;width:200px;height:200px}`,
          block: `<div class="${its}"></div>`,
          ids: ['as_background'],
        },
        {
          block: `<table><tr><td background="${url}" width="200" height="200">&nbsp;</td></tr></table>`,
          ids: ['as_background'],
        },
        { block: `<div style="background-image:url(${url});height:200px"></div>`, ids: ['as_background'] },
      ])
    },
  },
  {
    name: 'too small',
    make: (r) => {
      const px = 20 + r.below(91)
      const its = className(r)
      return r.one<Bad>([
        { css: `.${its}{width:${px}px!important;height:${px}px!important}`, block: named(its), ids: ['too_small'] },
        { block: image(`alt="Your code" width="${px}" height="${px}"`), ids: ['too_small'] },
        {
          block: image(
            `alt="Your code" style="width:${(px / 16).toFixed(2)}em;height:${(px / 16).toFixed(2)}em;font-size:16px"`,
          ),
          ids: ['too_small'],
        },
        { block: image(`alt="Your code" style="height:${px}px"`), ids: ['too_small'] },
        {
          block: image(`alt="Your code" style="height:${Math.round(px / 4)}mm;width:${Math.round(px / 4)}mm"`),
          ids: ['too_small'],
        },
        { block: image(`${said} style="zoom:${(px / 200).toFixed(2)}"`), ids: ['too_small'] },
        { block: image(`${said} style="transform:scale(${(px / 200).toFixed(2)})"`), ids: ['too_small'] },
        {
          block: `<div style="width:${px}px">${image('alt="Your code" style="width:100%;height:auto"')}</div>`,
          ids: ['too_small'],
        },
        {
          block: `<table style="width:${px}px" cellpadding="0"><tr><td>${image('alt="Your code" width="200" style="max-width:100%;height:auto"')}</td></tr></table>`,
          ids: ['too_small'],
        },
      ])
    },
  },
  {
    name: 'too small on phones',
    make: (r) =>
      r.one<Bad>([
        { block: image('alt="Your code" style="width:20vw;height:20vw"'), ids: ['too_small'] },
        {
          css: onPhones(r, '.code-small{width:64px!important;height:64px!important}'),
          block: named('code-small'),
          ids: ['too_small'],
        },
        {
          block: `<table width="100%"><tr>${'<td width="20%">Sponsor</td>'.repeat(4)}<td width="20%">${image('alt="Your code" style="width:100%;height:auto"')}</td></tr></table>`,
          ids: ['too_small'],
        },
      ]),
  },
  {
    name: 'too wide',
    make: (r) => ({
      block: image(
        r.one([
          'alt="Code" width="900" height="900" style="width:900px;height:900px;max-width:none"',
          'alt="Code" style="width:60em;height:60em;font-size:16px;max-width:none"',
          'alt="Code" style="min-width:700px;width:700px;height:700px;max-width:none"',
        ]),
      ),
      ids: ['too_wide'],
    }),
  },
  {
    name: 'cropped by a box',
    make: (r) => ({
      block: `<div style="${r.one(['height:90px', 'max-height:6em'])};overflow:hidden">${image()}</div>`,
      ids: ['cropped', 'hidden'],
    }),
  },
  {
    name: 'stretched',
    make: (r) => ({
      block: image(
        r.one(['alt="Code" style="width:300px;height:150px"', 'alt="Code" style="width:200px;height:120px"']),
      ),
      ids: ['stretched'],
    }),
  },
  {
    name: 'changed by a style',
    make: (r) => {
      const change = r.one([
        'filter:invert(1)',
        'filter:grayscale(1) opacity(.4)',
        'mix-blend-mode:multiply',
        'transform:rotate(12deg)',
        'opacity:.3',
        'clip-path:circle(40%)',
      ])
      return { block: r.one([image(`${said} style="${change}"`), inside(r, `style="${change}"`)]), ids: ['styled'] }
    },
  },
  { name: 'round', make: () => ({ block: image(`${said} style="border-radius:50%"`), ids: ['styled'] }) },
  {
    name: 'a condition that holds for some',
    make: (r) => ({
      block: r.one([
        `*|IF:COMPANY|*${image()}*|END:IF|*`,
        `*|IF:TABLE > 1|*${image()}*|END:IF|*`,
        `*|IF:COMPANY|*<p>Partner</p>*|ELSE:|*${image()}*|END:IF|*`,
        `*|IF:TABLE=1|*<p>One</p>*|ELSEIF:TABLE=2|*${image()}*|END:IF|*`,
        `*|IFNOT:COMPANY|**|IF:QRCODE|*${image()}*|END:IF|**|END:IF|*`,
        `*|INTERESTED:Diet:Vegan|*${image()}*|END:INTERESTED|*`,
      ]),
      ids: ['in_conditional'],
    }),
  },
  {
    name: 'a condition that holds for nobody',
    make: (r) => ({
      block: r.one([
        `*|IFNOT:QRCODE|*${image()}*|END:IF|*`,
        `*|IF:VIP|*${image()}*|END:IF|*`,
        `*|IF:QRCODE|*<p>Soon</p>*|ELSE:|*${image()}*|END:IF|*`,
        `*|IF:TABLE &gt; 900|*${image()}*|END:IF|*`,
      ]),
      ids: ['in_conditional'],
    }),
  },
  {
    name: 'a condition in small letters',
    make: () => ({ block: `*|if:COMPANY|*${image()}*|end:if|*`, ids: ['condition_lower_case'] }),
  },
  {
    name: 'a condition without its end',
    make: (r) => ({
      block: r.one([`${image()}*|IF:COMPANY|*<p>Partner</p>`, `${image()}*|IF:COMPANY|*<p>Partner</p>*|ENDIF|*`]),
      ids: ['unbalanced'],
    }),
  },
  {
    name: 'the tag in other signs',
    make: (r) => ({
      block: image(
        said,
        `https://pass.example/qr-code/${r.one(['*%7CQRCODE%7C*', '*&#124;QRCODE&#124;*', '&#42;|QRCODE|&#42;', '*&vert;QRCODE&vert;*'])}`,
      ),
      ids: ['tag_encoded'],
    }),
  },
  {
    name: 'a tag that is wrong',
    make: (r) => ({
      block: image(
        said,
        `https://pass.example/qr-code/${r.one(['*|QRCOD|*', '*|QRC0DE|*', '*|qrcode|*', '*| QRCODE |*', '*|QRMAX|*', '*|CLUBQR|*', '*|QRCODE|', 'QRCODE', 'sample'])}`,
      ),
      ids: [
        'tag_typo',
        'tag_lower_case',
        'tag_spaced',
        'tag_of_other_field',
        'tag_of_other_list',
        'tag_broken',
        'tag_missing',
      ],
    }),
  },
  {
    name: 'an address that is wrong',
    make: (r) => ({
      block: image(
        said,
        r.one([
          'https://pass.example/q/*|QRCODE|*',
          'https://pass.example/*|QRCODE|*',
          'https://pass.example\\qr-code\\*|QRCODE|*',
          'https://pass.exampel/qr-code/*|QRCODE|*',
          'http://pass.example/qr-code/*|QRCODE|*',
          '/qr-code/*|QRCODE|*',
          'https://draws.example/?d=*|QRCODE|*',
          'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fpass.example%2Fqr-code%2F*%7CQRCODE%7C*',
        ]),
      ),
      ids: [
        'address_wrong_page',
        'address_other',
        'address_http',
        'address_incomplete',
        'picture_elsewhere',
        'address_safelink',
      ],
    }),
  },
  {
    name: 'the same picture for all',
    make: (r) => ({
      block: r.one([
        `<img src="${fixed}" alt="Your personal QR code – show it at the entrance" width="200">`,
        '<img src="https://mcusercontent.com/5a1e/images/qr-code.png" alt="Ticket" width="200">',
        `<img src="data:image/png;base64,${'iVBORw0KGgo'.repeat(30)}" alt="QR code" width="200">`,
        '<img src="cid:qr@mail" alt="Your QR code" width="200">',
        '<img src="" alt="Your personal QR code" width="200">',
      ]),
      ids: ['same_picture', 'embedded_picture', 'attached_picture', 'blank_picture'],
    }),
  },
  {
    name: 'no picture',
    make: (r) => ({
      block: r.one([
        '<p>See you!</p>',
        '<a href="https://pass.example/q/*|QRCODE|*">Your ticket</a>',
        `<!-- ${image()} -->`,
        `<p>&lt;img src="${url}"&gt;</p>`,
      ]),
      ids: ['picture_missing', 'only_link', 'in_comment', 'pasted_as_text'],
    }),
  },
  {
    name: 'no alternative text',
    make: (r) => ({
      block: image(r.one(['width="200" height="200"', 'width="200" height="200" alt=""'])),
      ids: ['no_alt'],
    }),
  },
  {
    name: 'inside the link to unsubscribe',
    make: () => ({ block: `<a href="*|UNSUB|*">${image()}</a>`, ids: ['in_unsubscribe_link'] }),
  },
  {
    name: 'a strange tag in the words',
    make: (r) => ({
      block: `${image()}<p>${r.one(['Liebe *|VORNAME|*', 'Table *|TISCH|*', 'Code: *|QRCOD|*', '*|UPPER:NICKNAME|*'])}</p>`,
      ids: ['text_tag_unknown'],
    }),
  },
  {
    name: 'the code of another list as text',
    make: () => ({ block: `${image()}<p>Code: *|CLUBQR|*</p>`, ids: ['text_of_other_list'] }),
  },
  {
    name: 'plain text without the code',
    make: (r) => ({
      block: image(),
      plainText: r.one(['Hello', 'Hello *|FNAME|*, code *|CLUBQR|*']),
      ids: ['text_without_code'],
    }),
  },
]
