import type { Handlers } from '#openapi/contract.ts';
import { notImplemented } from '#openapi/contract.ts';
import { http, HttpResponse } from 'msw';
import { makeDashboard } from '../factories/dashboard.ts';
import { aboutHtml, privacyHtml, termsHtml } from '../fixtures/html.ts';
import { dashboardNow } from '../memory.ts';
import type { MockContext } from '../msw.ts';

export const siteHandlers = {
  presignedUrl: ({ contentType }) => ({
    message: 'Ready to upload',
    response: {
      uploadUrl: '/media/upload/post/story',
      method: 'PUT',
      headers: { 'content-type': contentType },
      mediaKey: `post/${crypto.randomUUID()}`,
      expiresIn: 900,
    },
  }),
  aboutUs: () => ({
    message: 'About Rolecast',
    response: {
      content: aboutHtml,
      terms: termsHtml,
      privacy: privacyHtml,
      version: '0.1.0',
    },
  }),
  contactUs: (body) => ({
    message: 'Contact',
    response:
      body && 'message' in body
        ? { reference: 'RC-2026-0042' }
        : {
            email: 'hello@rolecast.example',
            phone: '+49 40 1234567',
            address: 'Speicherstadt 1, 20457 Hamburg, Germany',
          },
  }),
  dashboardDetails: () => ({ message: 'Dashboard', response: dashboardNow(makeDashboard()) }),
  health: () => ({ status: 'ok', version: '0.1.0', database: 'ok', uptimeSec: 86_400 }),
  openapiJson: notImplemented,
} satisfies Partial<Handlers<MockContext>>;

/** The place that `presignedUrl` names: it takes every file. */
export const storage = http.put('*/media/upload/*', () => new HttpResponse(null, { status: 204 }));
/** A place that refuses every file. */
export const brokenStorage = http.put('*/media/upload/*', () => new HttpResponse(null, { status: 503 }));
