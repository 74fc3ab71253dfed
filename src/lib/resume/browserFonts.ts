import files from 'virtual:resume-fonts';
import type { FontFile } from './fontFiles.ts';

/** The fonts of a résumé, as the browser gets them: those that are needed, when they are. */
export const browserFonts = {
  files: files as readonly FontFile[], // The module is written by build/resumeFonts.ts.
  async load({ url }: FontFile): Promise<Uint8Array> {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`The font ${url} did not load.`);
    return new Uint8Array(await answer.arrayBuffer());
  },
};
