// Mails as builders write them, around a block of the organiser. In our own words, after the habits of each builder.

/** `css`: rules of the organiser, in the head. */
export type Shell = (block: string, css?: string) => string

const style = (text: string) => `<style type="text/css">${text}</style>`

export const shells: Record<string, Shell> = {
  classic: (
    block,
    css = '',
  ) => `<!doctype html><html xmlns="http://www.w3.org/1999/xhtml"><head><meta charset="UTF-8"><title>*|MC:SUBJECT|*</title>
${style(`p{margin:10px 0;padding:0}table{border-collapse:collapse}img,a img{border:0;height:auto;outline:none;text-decoration:none}
body,#bodyTable,#bodyCell{height:100%;margin:0;padding:0;width:100%}.mcnPreviewText{display:none!important}#outlook a{padding:0}img{-ms-interpolation-mode:bicubic}
.ReadMsgBody{width:100%}.ExternalClass{width:100%}.mcnImage,.mcnRetinaImage{vertical-align:bottom}.templateContainer{max-width:600px!important}
@media only screen and (min-width:768px){.templateContainer{width:600px!important}}
@media only screen and (max-width:480px){body,table,td,p,a,li,blockquote{-webkit-text-size-adjust:none!important}.mcnImage{width:100%!important}.mcnCaptionTopContent{max-width:100%!important;width:100%!important}h1{font-size:22px!important}}`)}
${css && style(css)}</head><body style="margin:0;padding:0"><!--*|IF:MC_PREVIEW_TEXT|*--><!--[if !gte mso 9]><!----><span class="mcnPreviewText" style="display:none;font-size:0;line-height:0;max-height:0;opacity:0;overflow:hidden;visibility:hidden;mso-hide:all">*|MC_PREVIEW_TEXT|*</span><!--<![endif]--><!--*|END:IF|*-->
<center><table align="center" border="0" cellpadding="0" cellspacing="0" height="100%" width="100%" id="bodyTable"><tr><td align="center" valign="top" id="bodyCell">
<!--[if (gte mso 9)|(IE)]><table align="center" width="600" style="width:600px"><tr><td align="center" width="600"><![endif]-->
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="templateContainer"><tr><td valign="top"><table border="0" width="100%" class="mcnTextBlock" style="min-width:100%"><tbody class="mcnTextBlockOuter"><tr><td valign="top" style="padding:9px 18px">
<h1>Dear *|FNAME|*</h1>${block}<p>Code: *|QRCODE|*</p></td></tr></tbody></table></td></tr></table>
<!--[if (gte mso 9)|(IE)]></td></tr></table><![endif]--></td></tr></table></center>
<p>*|LIST:ADDRESSLINE|* <a href="*|UNSUB|*">unsubscribe</a> <a href="*|UPDATE_PROFILE|*">preferences</a></p></body></html>`,

  newBuilder: (
    block,
    css = '',
  ) => `<!DOCTYPE html><html lang="en"><head><meta name="viewport" content="width=device-width, initial-scale=1">
${style(`img{-ms-interpolation-mode:bicubic}table,td{mso-table-lspace:0pt;mso-table-rspace:0pt}.mceStandardButton,.mceStandardButton td{mso-hide:all!important}
.mceColumn .mceButtonContainer,.mceColumn img{max-width:100%!important}p{margin:0;padding:0}img{border:0;height:auto;outline:none}
@media only screen and (max-width:480px){body{width:100%!important;min-width:100%!important}colgroup{display:none}.mceGutterContainer{width:100%!important}.mceReverseStack{display:table;width:100%}.mceColumn{display:block!important;width:100%!important}td.mobileClass{display:block!important}}`)}
${css && style(css)}</head><body><div style="display:none;max-height:0;overflow:hidden">&#847; &zwnj; &nbsp;</div>
<center><table border="0" cellpadding="0" cellspacing="0" width="100%" id="root" class="mceWrapper"><tbody><tr><td align="center" valign="top">
<table align="center" border="0" cellpadding="0" cellspacing="0" width="100%" style="max-width:660px" role="presentation"><tbody><tr><td class="mceBlockContainer" style="padding:12px 24px"><p>Hello *|FNAME|*</p></td></tr>
<tr><td style="padding:12px 24px" align="center" class="mceImageBlockContainer"><div>${block}</div></td></tr><tr><td><p>*|QRCODE|*</p><a href="*|UNSUB|*">Unsubscribe</a></td></tr></tbody></table></td></tr></tbody></table></center></body></html>`,

  mjml: (
    block,
    css = '',
  ) => `<!doctype html><html xmlns:v="urn:schemas-microsoft-com:vml"><head><title></title><!--[if !mso]><!--><meta http-equiv="X-UA-Compatible" content="IE=edge"><!--<![endif]-->
${style('#outlook a{padding:0}body{margin:0;padding:0}table,td{border-collapse:collapse}img{border:0;height:auto;line-height:100%;outline:none}p{display:block;margin:13px 0}')}
<!--[if lte mso 11]>${style('.mj-outlook-group-fix{width:100%!important}')}<![endif]-->
${style('@media only screen and (min-width:480px){.mj-column-per-100{width:100%!important;max-width:100%}}')}${style('@media only screen and (max-width:479px){table.mj-full-width-mobile{width:100%!important}td.mj-full-width-mobile{width:auto!important}}')}
${css && style(css)}</head><body style="word-spacing:normal"><div><!--[if mso | IE]><table align="center" style="width:600px" width="600"><tr><td style="line-height:0px"><![endif]-->
<div style="margin:0px auto;max-width:600px"><table align="center" border="0" cellpadding="0" cellspacing="0" style="width:100%"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center">
<!--[if mso | IE]><table><tr><td style="vertical-align:top;width:600px"><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;display:inline-block;width:100%">
<table border="0" cellpadding="0" cellspacing="0" width="100%"><tbody><tr><td align="center" style="font-size:0px;padding:10px 25px">${block}</td></tr><tr><td style="font-size:14px">*|QRCODE|* <a href="*|UNSUB|*">x</a></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></div></body></html>`,

  rows: (
    block,
    css = '',
  ) => `<!DOCTYPE html><html><head><!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
${style(`*{box-sizing:border-box}body{margin:0;padding:0}a[x-apple-data-detectors]{color:inherit!important}p{line-height:inherit}.desktop_hide,.desktop_hide table{mso-hide:all;display:none;max-height:0;overflow:hidden}.image_block img+div{display:none}
@media (max-width:620px){.row-content{width:100%!important}.mobile_hide{display:none}.stack .column{width:100%;display:block}.mobile_hide{min-height:0;max-height:0;max-width:0;overflow:hidden;font-size:0}.desktop_hide,.desktop_hide table{display:table!important;max-height:none!important}}`)}
${css && style(css)}</head><body style="background-color:#fff"><table class="nl-container" width="100%" border="0" cellpadding="0" cellspacing="0" role="presentation"><tbody><tr><td>
<table class="row row-1" align="center" width="100%" border="0" cellpadding="0" cellspacing="0"><tbody><tr><td><table class="row-content stack" align="center" border="0" cellpadding="0" cellspacing="0" style="width:600px;margin:0 auto" width="600"><tbody><tr><td class="column column-1" width="100%" style="vertical-align:top;padding:5px 0">
<table class="image_block" width="100%" border="0" cellpadding="0" cellspacing="0"><tr><td class="pad" style="width:100%"><div class="alignment" align="center">${block}</div></td></tr></table><p>Code *|QRCODE|*, <a href="*|UNSUB|*">leave</a></p></td></tr></tbody></table></td></tr></tbody></table></td></tr></tbody></table></body></html>`,

  stripes: (
    block,
    css = '',
  ) => `<!DOCTYPE html><html><head>${style(`.es-button{mso-style-priority:100!important}a{text-decoration:none}
@media only screen and (max-width:600px){p,a{line-height:150%!important}.es-adapt-td{display:block!important;width:100%!important}.adapt-img{width:100%!important;height:auto!important}.es-m-p0{padding:0!important}.es-mobile-hidden,.es-hidden{display:none!important}.es-content table,.es-content{width:100%!important;max-width:600px!important}}
@media screen and (max-width:384px){.mail-message-content{width:414px!important}}[data-ogsb] .es-button{padding:10px 20px!important}`)}
${css && style(css)}</head><body class="body" style="width:100%;padding:0;margin:0"><div dir="ltr" class="es-wrapper-color"><!--[if gte mso 9]><v:background xmlns:v="urn:schemas-microsoft-com:vml" fill="t"><v:fill type="tile" color="#f6f6f6"></v:fill></v:background><![endif]-->
<table class="es-wrapper" width="100%" cellspacing="0" cellpadding="0"><tr><td valign="top" style="padding:0"><table class="es-content" cellspacing="0" cellpadding="0" align="center" style="table-layout:fixed!important;width:100%"><tr><td align="center" style="padding:0">
<table class="es-content-body" cellspacing="0" cellpadding="0" align="center" style="width:600px"><tr><td align="left" style="padding:20px"><table width="100%" cellspacing="0" cellpadding="0"><tr><td valign="top" align="center" style="padding:0;width:560px">${block}</td></tr></table></td></tr></table></td></tr></table>
<p>*|QRCODE|* <a href="*|UNSUB|*">Unsubscribe</a></p></td></tr></table></div></body></html>`,

  columns: (
    block,
    css = '',
  ) => `<!DOCTYPE html><html><head>${style(`img{outline:none;text-decoration:none;width:auto;max-width:100%;clear:both;display:block}center{width:100%;min-width:580px}
table.container{width:580px;margin:0 auto}th.columns{padding-left:16px;padding-right:16px;font-weight:400}@media only screen{html{min-height:100%;background:#f3f3f3}}
@media only screen and (max-width:596px){table.body img{width:auto;height:auto}table.body center{min-width:0!important}table.body .container{width:95%!important}th.columns{display:block!important;width:100%!important;height:auto!important;box-sizing:border-box}.hide-for-large{display:block!important}.show-for-large{display:none!important}}`)}
${css && style(css)}</head><body><table class="body" width="100%"><tr><td align="center"><center><table class="container" align="center"><tbody><tr><td><table class="row"><tbody><tr><th class="columns" style="width:564px"><h2>Hi *|FNAME|*</h2>${block}<p>*|QRCODE|*</p></th></tr></tbody></table></td></tr></tbody></table></center></td></tr></table><a href="*|UNSUB|*">bye</a></body></html>`,

  hand: (block, css = '') => `${css && style(css)}<h2>Summer gala</h2>
<p>Hi *|IF:FNAME|**|FNAME|**|ELSE:|*friend*|END:IF|*,<br>doors open at 19:00.
${block}
<p>If you see no picture, show this: *|QRCODE|*
<p><a href=*|UNSUB|*>No more mail</a>`,

  dark: (
    block,
    css = '',
  ) => `<!DOCTYPE html><html lang="de"><head><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
${style(`:root{color-scheme:light dark;supported-color-schemes:light dark}.dark-img{display:none!important}
@media (prefers-color-scheme:dark){.darkmode{background-color:#1e1e1e!important}h1,p,td{color:#fff!important}.light-img{display:none!important}.dark-img{display:block!important}}
[data-ogsc] .dark-img{display:block!important}[data-ogsc] .light-img{display:none!important}[data-ogsb] .darkmode{background-color:#1e1e1e!important}u + .body .gmail{display:block!important}`)}
${css && style(css)}</head><body class="body darkmode" style="margin:0"><table width="100%" class="darkmode"><tr><td align="center"><table width="600" style="width:100%;max-width:600px"><tr><td><img class="light-img" src="https://mcusercontent.com/a/logo.png" width="160" alt="Hafenbühne"><img class="dark-img" src="https://mcusercontent.com/a/logo-w.png" width="160" alt="Hafenbühne">
<h1>Hallo *|FNAME|*</h1>${block}<p>Ihr Code: *|QRCODE|*</p><p><a href="*|UNSUB|*">Abmelden</a></p></td></tr></table></td></tr></table></body></html>`,
}
