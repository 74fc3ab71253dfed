import { useEffect, useState } from 'react';
import { linkSecret } from '../../api/config.ts';
import { sharedScreen, type SharedKind } from '../../domain/shareLinks.ts';
import { decodeLink } from '../../lib/linkToken.ts';

export type ShareTarget =
  | { status: 'reading' }
  /** Missing, cut, made with another key, or of an unknown type. */
  | { status: 'home' }
  | { status: 'found'; kind: SharedKind; path: string };

/** Where a share link leads (specification 2, share redirect). */
export function useShareTarget(encryptedParam: string | undefined): ShareTarget {
  const [result, setRead] = useState<{ param: string; target: ShareTarget }>();
  useEffect(() => {
    if (!encryptedParam) return;
    let live = true;
    const read = async () => {
      const link = await decodeLink(encryptedParam, linkSecret);
      const screen = link && sharedScreen(link.feedType, encryptedParam);
      const target: ShareTarget = screen ? { status: 'found', ...screen } : { status: 'home' };
      if (live) setRead({ param: encryptedParam, target });
    };
    void read();
    return () => {
      live = false;
    };
  }, [encryptedParam]);
  if (!encryptedParam) return { status: 'home' };
  return result?.param === encryptedParam ? result.target : { status: 'reading' };
}
