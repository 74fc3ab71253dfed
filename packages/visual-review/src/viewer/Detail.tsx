import { useState } from 'react';
import { Compare, type View } from './Compare.tsx';
import { factsOf } from './Facts.tsx';
import { Badge, Mark } from './Mark.tsx';
import { groupsOf, isDecidable, isOpen, keyOf, modeWords, stateWords } from './model.ts';
import type { ImageUrl, Zoom } from './Picture.tsx';
import { Tabs } from './Tabs.tsx';
import type { ReviewState } from './useReview.ts';
import type { ReviewShot } from '../types.ts';

const viewWords: readonly [View, string][] = [
  ['side', 'Side by side'],
  ['slider', 'Slider'],
  ['onion', 'Onion'],
  ['blink', 'Blink'],
  ['diff', 'Difference'],
];
const zooms: readonly [Zoom, string][] = [
  ['fit', 'Fit'],
  [1, '100 %'],
  [2, '200 %'],
  [4, '400 %'],
];

interface DetailProps {
  state: ReviewState;
  shot: ReviewShot;
  imageUrl: ImageUrl;
  view: View;
  onView: (view: View) => void;
  showBoxes: boolean;
  onBoxes: () => void;
}

/** The modes of the story that is looked at. */
function Modes({ state, shot }: Pick<DetailProps, 'state' | 'shot'>) {
  const own = state.review.shots.filter(({ story }) => story === shot.story);
  return (
    <div className="vr-modes" role="group" aria-label="Modes of this story">
      {own.map((one) => (
        <button
          key={one.mode}
          type="button"
          className="vr-cell"
          data-state={one.state}
          aria-pressed={one.mode === shot.mode}
          onClick={() => state.select(one)}
        >
          <Mark state={one.state} />
          <span className="vr-cell-mode">{modeWords(one.mode)}</span>{' '}
          <span className="vr-cell-state">{stateWords[one.state]}</span>
        </button>
      ))}
    </div>
  );
}

function Decide({ state, shot }: Pick<DetailProps, 'state' | 'shot'>) {
  const alike = shot.diff
    ? groupsOf(state.review.shots).find(({ cause }) => cause === shot.diff?.cause.key)
    : undefined;
  if (!isDecidable(shot)) return null;
  const isDone = shot.state === 'approved' || shot.state === 'same' || shot.state === 'tolerated';
  return (
    <div className="vr-decide">
      {alike && alike.open.length > 1 && isOpen(shot) && (
        <button
          type="button"
          className="vr-button"
          aria-disabled={state.isBusy}
          onClick={() => state.decideGroup(alike)}
        >
          Approve all {alike.open.length} with the same cause
        </button>
      )}
      {shot.state !== 'rejected' && (
        <button
          type="button"
          className="vr-button"
          aria-disabled={state.isBusy}
          onClick={() => state.decideOne('rejected')}
        >
          Reject <kbd>r</kbd>
        </button>
      )}
      {!isDone && (
        <button
          type="button"
          className="vr-button vr-primary"
          aria-disabled={state.isBusy}
          onClick={() => state.decideOne('approved')}
        >
          Approve{shot.state === 'removed' ? ' the removal' : ''} <kbd>a</kbd>
        </button>
      )}
    </div>
  );
}

function Toolbar({
  view,
  onView,
  zoom,
  onZoom,
  showBoxes,
  onBoxes,
  isPair,
}: Pick<DetailProps, 'view' | 'onView' | 'showBoxes' | 'onBoxes'> & {
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  isPair: boolean;
}) {
  return (
    <div className="vr-toolbar">
      {isPair && (
        <div className="vr-segments" role="group" aria-label="View">
          {viewWords.map(([one, word], index) => (
            <button key={one} type="button" aria-pressed={one === view} onClick={() => onView(one)}>
              {word} <kbd>{index + 1}</kbd>
            </button>
          ))}
        </div>
      )}
      <div className="vr-segments" role="group" aria-label="Size">
        {zooms.map(([one, word]) => (
          <button key={one} type="button" aria-pressed={one === zoom} onClick={() => onZoom(one)}>
            {word}
          </button>
        ))}
      </div>
      {isPair && (
        <button
          type="button"
          className="vr-button vr-small vr-toggle"
          aria-pressed={showBoxes}
          onClick={onBoxes}
        >
          Boxes <kbd>b</kbd>
        </button>
      )}
    </div>
  );
}

/** One shot: what it is, what differs, and the decision about it. */
export function Detail({ state, shot, imageUrl, view, onView, showBoxes, onBoxes }: DetailProps) {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [tab, setTab] = useState('regions');
  const [lit, setLit] = useState<number | null>(null);
  const info = state.review.stories[shot.story];
  const path = info?.title.split('/') ?? [shot.story];
  const isPair = Boolean(shot.from && shot.to && shot.from.img !== shot.to.img);
  return (
    <article className="vr-detail" aria-label="Selected shot">
      <header className="vr-detail-head">
        <div className="vr-detail-name">
          <h2>
            <span className="vr-muted">{path.slice(0, -1).map((part) => `${part} / `)}</span>
            {path.at(-1)} / {info?.name}
          </h2>
          <p className="vr-detail-cause">
            <Badge state={shot.state} />
            <span>{shot.problem ?? shot.diff?.cause.label}</span>
            {shot.noise ? <span className="vr-muted">{shot.noise} pixels of noise let pass</span> : null}
          </p>
        </div>
        <Decide state={state} shot={shot} />
      </header>
      <div className="vr-detail-body">
        <div className="vr-stage">
          <div className="vr-controls">
            <Modes state={state} shot={shot} />
            <Toolbar
              view={view}
              onView={onView}
              zoom={zoom}
              onZoom={setZoom}
              showBoxes={showBoxes}
              onBoxes={onBoxes}
              isPair={isPair}
            />
          </div>
          <Compare
            key={keyOf(shot)}
            shot={shot}
            view={view}
            zoom={zoom}
            imageUrl={imageUrl}
            showBoxes={showBoxes}
            lit={lit}
          />
        </div>
        <Tabs
          label="About this shot"
          tabs={factsOf(shot, { imageUrl, lit, onLit: setLit })}
          current={tab}
          onChange={setTab}
        />
      </div>
    </article>
  );
}
