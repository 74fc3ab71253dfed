/** A text and what is selected in it, as a text area has it. */
export interface Edited {
  text: string;
  start: number;
  end: number;
}

/** Puts marks around what is selected, or takes them away where they are; with nothing selected, `placeholder` between them. */
export function toggleMark({ text, start, end }: Edited, mark: string, placeholder: string): Edited {
  const size = mark.length;
  const [before, chosen, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith(mark) && after.startsWith(mark))
    return {
      text: before.slice(0, -size) + chosen + after.slice(size),
      start: start - size,
      end: end - size,
    };
  const inner = chosen || placeholder;
  return {
    text: before + mark + inner + mark + after,
    start: start + size,
    end: start + size + inner.length,
  };
}

/** Makes each selected line an item of a list, or plain lines of a list. */
export function toggleList({ text, start, end }: Edited): Edited {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end);
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const changed = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n');
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}

/** Makes a link of what is selected; its address is selected then, ready to be typed. */
export function makeLink({ text, start, end }: Edited): Edited {
  const words = text.slice(start, end) || 'words';
  const address = 'https://';
  const from = start + words.length + 3;
  return {
    text: `${text.slice(0, start)}[${words}](${address})${text.slice(end)}`,
    start: from,
    end: from + address.length,
  };
}
