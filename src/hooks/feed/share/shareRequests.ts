import type { SharedItem } from '../../../components/feed/share/SharePreviewCard.tsx';
import { createShareRequests } from '../../../lib/shareRequest.ts';

/** The post that is being shared; the dialog stands beside all screens, so that every list can ask for it. */
export const shareRequests = createShareRequests<SharedItem>();
