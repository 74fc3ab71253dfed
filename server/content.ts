import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page under server/content as HTML; whoever runs a community can put in their own. */
export const contentPage = (name: 'about' | 'premium' | 'privacy' | 'terms'): string =>
  readFileSync(join(import.meta.dirname, 'content', `${name}.html`), 'utf8');
