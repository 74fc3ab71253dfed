import { Component, lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { statusTexts } from '../components/layout/statusTexts.ts';
import { isDraftOpen } from '../hooks/site/draftStorage.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import type { FallbackPageProps } from '../pages/site/FallbackPage.tsx';

/** For a browser that cannot fetch even the page which says so. */
function PlainFallback() {
  return (
    <div role="alert">
      <h1>{statusTexts.fallback.title}</h1>
      <p>{statusTexts.fallback.text}</p>
    </div>
  );
}

const load = () => import('../pages/site/FallbackPage.tsx');
const FallbackPage = lazy<ComponentType<FallbackPageProps>>(() =>
  load().catch(() => ({ default: PlainFallback })),
);

const reloadedKey = 'rolecast.reloadedFor';

/** A chunk that is gone means that a new version was deployed under an open tab. */
const isMissingChunk = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/** After a missing chunk the page reloads, once for each build, unless somebody is writing (product S16). */
function Fallback({ error }: { error: unknown }) {
  const missingChunk = isMissingChunk(error);
  useEffect(() => {
    if (!missingChunk || !navigator.onLine || isDraftOpen()) return;
    try {
      if (sessionStorage.getItem(reloadedKey) === import.meta.url) return;
      sessionStorage.setItem(reloadedKey, import.meta.url);
    } catch {
      return; // Without a memory it could reload for ever.
    }
    location.reload();
  }, [missingChunk]);
  return (
    <Suspense fallback={null}>
      <FallbackPage error={error} />
    </Suspense>
  );
}

interface BoundaryProps {
  /** Of the history entry: another place gets another try. */
  place: string;
  children: ReactNode;
}
interface BoundaryState {
  caught?: { error: unknown; place?: string };
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, { caught }: BoundaryState): BoundaryState | null {
    if (!caught || caught.place === place) return null;
    return caught.place === undefined ? { caught: { ...caught, place } } : { caught: undefined };
  }

  override render() {
    const { caught } = this.state;
    return caught ? <Fallback error={caught.error} /> : this.props.children;
  }
}

/** Shows the fallback page in the place of what could not be drawn, until the member goes elsewhere. */
export function RenderError({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  // It has to be there when nothing can be fetched any more.
  useEffect(() => whenIdle(() => void load().catch(() => {})), []);
  return <Boundary place={key}>{children}</Boundary>;
}
