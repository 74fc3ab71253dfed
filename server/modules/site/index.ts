import type { ResponseBody } from '#openapi/contract.ts';
import { contractDocument } from '../../contract/document.ts';
import type { TagHandlers } from '../../contract/tag.ts';
import { aboutUs } from './about.ts';
import { contactUs } from './contact.ts';
import { dashboardDetails } from './dashboard.ts';
import { health } from './health.ts';
import { presignedUrl } from './presignedUrl.ts';

export const siteHandlers = {
  presignedUrl,
  dashboardDetails,
  aboutUs,
  contactUs,
  health,
  // The contract only says that it is an OpenAPI document.
  openapiJson: () => contractDocument as unknown as ResponseBody<'openapiJson'>,
} satisfies TagHandlers<'site'>;
