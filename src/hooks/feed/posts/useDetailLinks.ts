import { useEffect, useReducer } from 'react';
import { linkSecret } from '../../../api/config.ts';
import { detailHref } from '../../../domain/detailHref.ts';
import { encodeLink, type LinkTarget } from '../../../lib/linkToken.ts';

/** One address for each post and page load: a link that changes under the pointer cannot be copied twice. */
const links = new Map<string, string>();
const keyOf = ({ feedId, feedType }: LinkTarget) => `${feedType}:${feedId}`;

/** Address of the own page of a post, a job or an event; its id is inside an encrypted token (specification 2). */
export async function postLink(target: LinkTarget): Promise<string> {
  const known = links.get(keyOf(target));
  if (known) return known;
  const token = await encodeLink(target, linkSecret);
  const link = detailHref(target.feedType, token);
  links.set(keyOf(target), link);
  return link;
}

/** The addresses of these posts. Undefined for those whose token is still being made, a few milliseconds. */
export function useDetailLinks(items: readonly LinkTarget[]): (target: LinkTarget) => string | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const missing = items.filter((item) => !links.has(keyOf(item)));
    if (missing.length === 0) return;
    let live = true;
    void Promise.all(missing.map(postLink)).then(() => live && redraw());
    return () => {
      live = false;
    };
  }, [items]);
  return (target) => links.get(keyOf(target));
}
