import type { Schemas } from '#openapi/contract.ts';
import { call } from '../../api/client.ts';
import { ApiError, networkError } from '../../api/errors.ts';
import type { ShareState } from '../../components/feed/ShareDialog.tsx';
import { toFailure } from '../site/useListState.ts';

async function drawQr(url: string) {
  const { encode } = await import('uqr');
  return encode(url, { ecc: 'M', border: 2 }).data;
}

/** Asks for the link of a post and draws its code, and shows how far that is. Never throws. */
export async function makeLink(
  target: Pick<Schemas['FeedItem'], 'feedId' | 'feedType'>,
  show: (state: ShareState) => void,
  onRetry: () => void,
): Promise<void> {
  show({ status: 'loading' });
  try {
    const { response } = await call('eventShareLink', target);
    const url = response.shareUrl;
    show({ status: 'ready', url });
    // The link works without its picture.
    show({ status: 'ready', url, qr: await drawQr(url).catch(() => 'none' as const) });
  } catch (error) {
    show({ status: 'error', error: toFailure(error instanceof ApiError ? error : networkError()), onRetry });
  }
}
