import { useEffect, useState } from 'react';
import { linkSecret } from '../../../api/config.ts';
import { decodeLink, type LinkTarget } from '../../../lib/linkToken.ts';

/** What the token of an address stands for; `undefined` while it is read, a few milliseconds. */
export function useLinkTarget(token: string): LinkTarget | 'wrong' | undefined {
  const [decoded, setDecoded] = useState<{ token: string; target: LinkTarget | 'wrong' }>();
  useEffect(() => {
    let live = true;
    void decodeLink(token, linkSecret).then(
      (target) => live && setDecoded({ token, target: target ?? 'wrong' }),
    );
    return () => {
      live = false;
    };
  }, [token]);
  return decoded?.token === token ? decoded.target : undefined;
}
