import type { OutgoingMessage } from './outbox.ts';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Between what a mail says and what it says about itself, as mail programs write it. */
export const FOOTER = '\n-- \n';

const link = /^([^:]{1,60}): (https?:\/\/\S+)$/;
const item = /^- /;

const linked = (line: string, className = '') => {
  const [, words = '', address = ''] = link.exec(line) ?? [];
  return address
    ? `<a ${className && `class="${className}" `}href="${escapeHtml(address)}">${escapeHtml(words)}</a>`
    : escapeHtml(line);
};

/** Lines that belong together: a list, a button, or a paragraph. */
function blockOf(lines: readonly string[]): string {
  if (lines.every((line) => item.test(line)))
    return `<ul>${lines.map((line) => `<li>${escapeHtml(line.replace(item, ''))}</li>`).join('')}</ul>`;
  if (lines.length === 1) return `<p>${linked(lines[0] ?? '', 'button')}</p>`;
  return `<p>${lines.map((line) => linked(line)).join('<br>')}</p>`;
}

const blocksOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((block) => block.split('\n').filter(Boolean))
    .filter((lines) => lines.length > 0)
    .map(blockOf)
    .join('\n');

/**
 * The HTML of a mail, made from its text, so that both always say the same: paragraphs, lists ("- ") and, alone on its line, "Words:
 * https://address" as a button. Nothing is fetched when it is read.
 */
export function mailHtml({ subject = 'Rolecast', body }: Pick<OutgoingMessage, 'subject' | 'body'>): string {
  const at = body.indexOf(FOOTER);
  const [text, footer] = at === -1 ? [body, ''] : [body.slice(0, at), body.slice(at + FOOTER.length)];
  const small = footer
    .split('\n')
    .filter(Boolean)
    .map((line) => linked(line))
    .join('<br>');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 16px; background: #f4f5f4; color: #1b1f1d; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 24px; background: #ffffff; border-radius: 12px; }
h1 { margin: 0 0 16px; font-size: 20px; line-height: 1.3; overflow-wrap: anywhere; }
p, ul { margin: 0 0 16px; overflow-wrap: anywhere; }
ul { padding-inline-start: 20px; }
li { margin-bottom: 8px; }
a { color: #0b6b57; }
.button { display: inline-block; padding: 10px 18px; border-radius: 8px; background: #0b6b57; color: #ffffff; text-decoration: none; }
footer { max-width: 560px; margin: 0 auto; padding: 16px 24px; font-size: 14px; }
@media (prefers-color-scheme: dark) {
  body { background: #101413; color: #e8ecea; }
  main { background: #1a201e; }
  a { color: #7fdcc3; }
  .button { background: #35b597; color: #06231c; }
}
</style>
</head>
<body>
<main>
<h1>${escapeHtml(subject)}</h1>
${blocksOf(text)}
</main>
${small && `<footer>${small}</footer>`}
</body>
</html>`;
}
