import { createHash } from 'node:crypto';
import type { Review } from '../types.ts';
import type { Pictures } from './pictures.ts';

export interface ViewerBundle {
  script: string;
  style: string;
}

/** JSON that can stand in a script element, whatever the strings in it say. */
export const embedJson = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

/** In code, these stand in strings only, where the backslash changes nothing. */
const embedScript = (script: string) =>
  script.replaceAll(/<\/(script)/gi, String.raw`<\/$1`).replaceAll('<!--', String.raw`<\!--`);

const embedStyle = (style: string) => style.replaceAll(/<\/(style)/gi, String.raw`<\/$1`);

/** What the page lacks, for its reader. */
function lackOf({ tooMany, missing }: Pictures): string {
  const parts: string[] = [];
  if (tooMany)
    parts.push(
      `${tooMany} pictures are left out because the page would be too large to open. ` +
        'See them with npm run visual -- review.',
    );
  if (missing.length)
    parts.push(`${missing.length} pictures are missing or damaged; npm run visual -- verify names them.`);
  return parts.map((part) => `<p class="report-notice" role="status">${part}</p>`).join('');
}

/**
 * The report as one HTML file that opens from disk. Its policy allows the viewer's script by its hash and no request at
 * all, so that nothing that a story says can load or run anything.
 */
export function pageOf(review: Review, pictures: Pictures, { script, style }: ViewerBundle): string {
  const code = embedScript(script);
  const hash = createHash('sha256').update(code).digest('base64');
  const policy =
    `default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; ` +
    "base-uri 'none'; form-action 'none'";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Visual review</title>
<link rel="icon" href="data:,">
<style>.report-notice{margin:0;padding:8px 16px;font:14px system-ui,sans-serif;background:#fff3c4;color:#3d2f00}</style>
<style>${embedStyle(style)}</style>
</head>
<body>
${lackOf(pictures)}
<noscript>This report shows pictures with JavaScript; summary.md beside it has the same in words.</noscript>
<script type="application/json" id="review">${embedJson(review)}</script>
<script type="application/json" id="pictures">${embedJson(pictures.data)}</script>
<script>${code}</script>
</body>
</html>
`;
}
