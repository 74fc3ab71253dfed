import sharp from 'sharp';
import { expect } from 'vitest';
import type { RequestBody } from '#openapi/contract.ts';
import type { TestApi } from './api.ts';
import type { TestMember } from './members.ts';

type Purpose = RequestBody<'presignedUrl'>['purpose'];

/** A small plain picture. */
export const picture = (width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0B6B57' } })
    .png()
    .toBuffer();

/** A PDF of one empty page; `inside` stands among its objects. */
export const plainPdf = (inside = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n${inside}\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );

/** Uploads a file the way a client does; returns its mediaKey. Nothing has looked into it yet. */
export async function upload(
  api: TestApi,
  as: TestMember | undefined,
  {
    bytes,
    contentType = 'image/png',
    purpose = 2,
    fileName = 'file',
  }: { bytes: Buffer; contentType?: string; purpose?: Purpose; fileName?: string },
): Promise<string> {
  const { response } = await api.ok(
    'presignedUrl',
    { purpose, fileName, contentType, size: bytes.length, ...(as ? { userId: as.userId } : {}) },
    { as },
  );
  const { statusCode } = await api.app.http.inject({
    method: 'PUT',
    url: response.uploadUrl,
    payload: bytes,
    headers: response.headers as Record<string, string>,
  });
  expect(statusCode).toBe(200);
  return response.mediaKey;
}
