// The picture of the code in an email, as organisers copy it and as Listpass writes it into a draft.

/**
 * The picture for a campaign, at most 200 px wide (SPEC §9). Width and height are also attributes, because Outlook
 * reads no styles. The quiet zone around the code is part of the picture, so it stays white in dark mail programs. `alt` is
 * for guests whose mail program shows no images.
 */
export function campaignSnippet(publicUrl: string, tag: string, alt: string): string {
  const image = `${publicUrl.replace(/\/+$/, '')}/qr-code/*|${tag}|*`
  return [
    `<img src="${image}"`,
    `  width="200" height="200" alt="${alt}"`,
    '  style="display:block;width:100%;max-width:200px;height:auto;border:0">',
  ].join('\n')
}
