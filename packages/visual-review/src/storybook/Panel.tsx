import { useCallback, useEffect, useRef, useState } from 'react';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import type { DecisionRequest, ReviewShot } from '../types.ts';
import type { Person } from '../viewer/model.ts';
import { Viewer } from '../viewer/Viewer.tsx';
import { showStory } from './adapter.ts';
import { useReviewStore } from './reviewStore.ts';

/** The viewer in Storybook: it follows the story that is shown, and shows the story of the shot that is selected. */
export function Panel() {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const theme = useTheme();
  const { review, problem, store } = useReviewStore();
  const frame = useRef<HTMLDialogElement>(null);
  const [isLarge, setLarge] = useState(false);

  // One and the same dialog, modal or not, so that nothing in it is lost on the way.
  useEffect(() => {
    const dialog = frame.current;
    if (!dialog) return;
    dialog.close();
    // Not by show(), which would take the focus from the sidebar whenever the panel appears.
    if (isLarge) dialog.showModal();
    else dialog.open = true;
  }, [isLarge]);

  const select = useCallback((shot: ReviewShot) => showStory(api, shot.story), [api]);
  const decide = useCallback((request: DecisionRequest) => store.decide(request), [store]);
  const commit = useCallback((message: string, person: Person) => store.commit(message, person), [store]);

  return (
    <dialog
      ref={frame}
      className="vr-frame"
      data-large={isLarge || undefined}
      aria-label="Visual review"
      onCancel={(event) => {
        event.preventDefault();
        setLarge(false);
      }}
    >
      {review ? (
        <Viewer
          review={review}
          imageUrl={store.imageUrl}
          story={storyId}
          theme={theme.base}
          onSelect={select}
          {...(review.writes ? { onDecide: decide, onCommit: commit } : {})}
          actions={
            <button type="button" className="vr-button vr-small" onClick={() => setLarge((was) => !was)}>
              {isLarge ? 'Back to the panel' : 'Large view'}
            </button>
          }
        />
      ) : (
        <div className="vr vr-alone" data-theme={theme.base}>
          <p role="status">{problem ?? 'Loading the review …'}</p>
          {problem && (
            <button type="button" className="vr-button" onClick={() => void store.load()}>
              Try again
            </button>
          )}
        </div>
      )}
    </dialog>
  );
}
