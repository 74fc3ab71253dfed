import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { contractDocument } from '../../contract/document.ts';
import type { Context } from '../../context.ts';

const page = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../content', `${name}.html`), 'utf8');

const texts = { content: page('about'), terms: page('terms'), privacy: page('privacy') };

/** The pages are files under server/content, so that whoever runs a community can put in their own. */
export function aboutUs(_body: RequestBody<'aboutUs'>, { config }: Context): ResponseBody<'aboutUs'> {
  return {
    message: 'About Rolecast',
    response: {
      ...texts,
      version: contractDocument.info.version,
      ...(config.sourceUrl ? { sourceUrl: config.sourceUrl } : {}),
      ...(config.statusUrl ? { statusUrl: config.statusUrl } : {}),
    },
  };
}
