import { useEffect, useMemo } from 'react';
import type { DecisionFile } from '../types.ts';
import { plural } from './model.ts';
import type { ReviewState } from './useReview.ts';

/** For a copy that cannot write: what was decided here, as a file that somebody with the repository applies. */
export function Basket({ state: { basket, setBasket } }: { state: ReviewState }) {
  const url = useMemo(() => {
    const file: DecisionFile = { version: 1, decisions: basket };
    return URL.createObjectURL(
      new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' }),
    );
  }, [basket]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <section className="vr-basket" aria-label="Decisions to download">
      <p>
        {basket.length === 0 ? (
          'Decisions cannot be saved from this copy. They are collected here for you to download.'
        ) : (
          <>
            <b>{plural(basket.length, 'decision')}</b> collected. Download them and send the file to a
            developer, who runs <code>npm run visual -- apply decisions.json</code>.
          </>
        )}
      </p>
      {basket.length > 0 && (
        <div className="vr-actions">
          <button type="button" className="vr-button vr-small" onClick={() => setBasket([])}>
            Discard
          </button>
          <a className="vr-button vr-small vr-primary" href={url} download="decisions.json">
            Download decisions
          </a>
        </div>
      )}
    </section>
  );
}
