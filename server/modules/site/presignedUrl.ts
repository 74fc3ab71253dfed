import type { RequestBody, ResponseBody } from '#openapi/contract.ts';
import type { Context } from '../../context.ts';
import { presignUpload } from '../../media/uploads.ts';
import { limit } from '../../rateLimit.ts';

/** The file's name is for the member alone: objects are stored under names of ours, and only documents keep theirs beside. */
export async function presignedUrl(
  { purpose, contentType, size, fileName }: RequestBody<'presignedUrl'>,
  context: Context,
): Promise<ResponseBody<'presignedUrl'>> {
  if (context.session) await limit(context, 'upload', context.session.userId);
  else {
    await limit(context, 'guestUpload', context.ip);
    await limit(context, 'guestKilobytes', context.ip, Math.ceil(size / 1024));
  }
  return {
    message: 'Ready to upload',
    response: await presignUpload(context, { purpose, contentType, size, fileName }),
  };
}
