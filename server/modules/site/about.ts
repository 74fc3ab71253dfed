import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import { contractDocument } from '../../contract/document.ts';
import { contentPage } from '../../content.ts';
import type { Context } from '../../context.ts';

const texts = {
  content: contentPage('about'),
  terms: contentPage('terms'),
  privacy: contentPage('privacy'),
};

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
