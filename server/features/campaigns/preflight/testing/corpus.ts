// Bodies of mails without a mistake, in the shapes in which editors write them. All are our own.

const url = 'https://pass.example/qr-code/*|QRCODE|*'

/** The ways in which organisers and editors write the picture of the code. */
const blocks = [
  `<img src="${url}" width="200" height="200" alt="Your personal QR code – show it at the entrance" style="display:block;width:100%;max-width:200px;height:auto;border:0">`,
  `<img align="center" alt="Your code" src="${url}" width="200" style="max-width:200px;padding-bottom:0;display:inline!important;vertical-align:bottom" class="mcnImage">`,
  `<a href="https://pass.example/q/*|QRCODE|*" target="_blank"><img src="https://pass.example/qr-code/*|QRCODE|*" width="240" height="240" alt="QR code"></a>`,
  `<img src='https://pass.example/qr-code/*|URL:QRCODE|*' width=180 height=180 border=0 alt=Code />`,
  `<IMG ALT="Code" WIDTH="220" HEIGHT="220" SRC="HTTPS://PASS.EXAMPLE/qr-code/*|QRCODE|*?scale=16">`,
  `<img src="https://pass.example/qr-code/*|QRCODE|*.png" alt="Code" style="width: 200px; height: 200px; border-radius: 0">`,
  `*|IF:QRCODE|*<img src="${url}" width="160" height="160" alt="Your code">*|ELSE:|*<p>Please ask us for your code.</p>*|END:IF|*`,
  `<picture><source media="(prefers-color-scheme:dark)" srcset="${url}"><img src="${url}" width="200" height="200" alt="Your code"></picture>`,
]

const shapes: Record<string, (block: string) => string> = {
  classic: (block) => `<!doctype html>
<html xmlns="http://www.w3.org/1999/xhtml"><head><meta charset="UTF-8"><title>*|MC:SUBJECT|*</title>
<style type="text/css">.mcnImage{vertical-align:bottom}@media only screen and (max-width:480px){.mcnImage{width:100%!important}}</style></head>
<body>*|IF:MC_PREVIEW_TEXT|*<span class="mcnPreviewText" style="display:none; max-height:0; overflow:hidden; mso-hide:all;">*|MC_PREVIEW_TEXT|*</span>*|END:IF|*
<center><table align="center" border="0" cellpadding="0" cellspacing="0" height="100%" width="100%" id="bodyTable"><tr><td align="center" valign="top">
<!--[if (gte mso 9)|(IE)]><table width="600"><tr><td><![endif]-->
<table border="0" width="100%" class="templateContainer" style="max-width:600px"><tbody class="mcnTextBlockOuter"><tr><td valign="top">
<img src="https://mcusercontent.com/1f00/images/logo.png" width="120" alt="Harbour Events">
<h1>You’re on the list, *|FNAME|*</h1>${block}<p>Your code: <strong>*|QRCODE|*</strong></p></td></tr></tbody></table>
<!--[if (gte mso 9)|(IE)]></td></tr></table><![endif]--></td></tr></table></center>
<p><em>Copyright *|CURRENT_YEAR|* *|LIST:COMPANY|*</em> <a href="*|UNSUB|*">unsubscribe</a> *|IF:REWARDS|* *|HTML:REWARDS|* *|END:IF|*</p></body></html>`,

  newBuilder: (
    block,
  ) => `<!DOCTYPE html><html lang="en"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<style>.mceText p{margin:0}</style></head><body><!--*|IF:MC_PREVIEW_TEXT|*--><!--[if !gte mso 9]><!----><span class="mcnPreviewText" style="display:none;font-size:0;max-height:0;opacity:0;visibility:hidden;mso-hide:all">*|MC_PREVIEW_TEXT|*</span><!--<![endif]--><!--*|END:IF|*-->
<div style="display:none;max-height:0">&#847; &zwnj; &nbsp; &#8199; &shy;</div>
<center><table border="0" cellpadding="0" cellspacing="0" width="100%" id="root" class="mceWrapper"><tbody><tr><td align="center" class="mceSectionBody">
<table width="660" style="width:660px" role="presentation"><tbody><tr><td class="mceBlockContainer" align="center" style="padding:12px 24px" id="b4">
<div class="mceText" data-block-id="4"><p>Dear *|FNAME|*,</p></div></td></tr><tr><td id="b5" class="mceBlockContainer" align="center">${block}</td></tr>
<tr><td class="mceLayoutContainer"><table width="100%"><tr><td width="50%"><a href="https://twitter.example"><img src="https://cdn-images.mailchimp.com/icons/social-block-v3/block-icons-v3/x-filled-dark-40.png" width="40" alt="X icon"></a></td></tr></table></td></tr>
</tbody></table></td></tr></tbody></table></center></body></html>`,

  hand: (block) => `<h2>Summer gala</h2>
<p>Hi *|IF:FNAME|**|FNAME|**|ELSE:|*friend*|END:IF|*,<br>doors open at 19:00.
<div>${block}</div>
<p>If you see no picture, show this: *|QRCODE|*
<p><a href=*|UNSUB|*>No more mail</a>`,

  mjml: (
    block,
  ) => `<!doctype html><html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><title></title>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->
<style type="text/css">@media only screen and (min-width:480px){.mj-column-per-100{width:100%!important;max-width:100%}}</style></head>
<body style="word-spacing:normal"><div><!--[if mso | IE]><table align="center" border="0" style="width:600px" width="600"><tr><td style="line-height:0px"><![endif]-->
<div style="margin:0px auto;max-width:600px"><table align="center" role="presentation" style="width:100%"><tbody><tr><td style="direction:ltr;padding:20px 0;text-align:center">
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;display:inline-block;width:100%"><table width="100%"><tbody><tr><td align="center" style="padding:10px 25px">
<table style="border-collapse:collapse;border-spacing:0px"><tbody><tr><td style="width:200px">${block}</td></tr></tbody></table></td></tr></tbody></table></div></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]--></div></body></html>`,

  conditional: (block) => `<table width="600"><tr><td>*|IFNOT:TABLE|*<p>No table yet.</p>*|END:IF|*
*|IF:TABLE=1|*<p>First table</p>*|ELSEIF:TABLE=2|*<p>Second table</p>*|ELSE:|*<p>Table *|TABLE|*</p>*|END:IF|*
*|INTERESTED:Groups:Dinner|*<p>Dinner is at eight.</p>*|END:INTERESTED|*</td></tr><tr><td>${block}</td></tr></table>
<p>Scan this to pay by phone:</p><img src="https://mcusercontent.com/1f00/images/menu-qr.png" width="90" alt="QR code of our menu">`,

  arabic: (block) => `<html dir="rtl" lang="ar"><body style="font-family:Arial"><table dir="rtl" width="100%"><tr><td>
<p>مرحبًا *|FNAME|*، هذا رمزك الشخصي 🎟️</p>${block}<p>الرمز: *|UPPER:QRCODE|*</p></td></tr></table></body></html>`,
}

export type Body = { name: string; html: string }

export const cleanBodies: Body[] = Object.entries(shapes).flatMap(([name, shape]) =>
  blocks.map((block, nth) => ({ name: `${name} ${nth + 1}`, html: shape(block) })),
)
