import { useEffect, useRef, useState, type ReactNode } from 'react';
import { type DecisionRequest, type Review, type ReviewShot } from '../types.ts';
import { Bar } from './Bar.tsx';
import { Basket } from './Basket.tsx';
import { views, type View } from './Compare.tsx';
import { Detail } from './Detail.tsx';
import { Grid } from './Grid.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { keyOf, type Person } from './model.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import type { ImageUrl } from './Picture.tsx';
import { useFocusKept, useKeys } from './useKeys.ts';
import { useReview, type ReviewState } from './useReview.ts';

export interface ViewerProps {
  review: Review;
  /** Where the picture of a hash is; undefined when this copy has none. */
  imageUrl: ImageUrl;
  /** The story that Storybook shows. */
  story?: string | null;
  theme?: 'light' | 'dark';
  /** Where single keys count: inside of the viewer, or on the whole page. */
  keys?: 'inside' | 'page';
  /** More buttons at the end of the bar. */
  actions?: ReactNode;
  onSelect?: (shot: ReviewShot) => void;
  /**
   * Writes a decision; resolves when `review` has it, with sentences about what held already. Rejects with a sentence for
   * people. Needs `review.writes`.
   */
  onDecide?: (request: DecisionRequest) => Promise<readonly string[]>;
  /** Commits what was decided; resolves with a sentence about it. */
  onCommit?: (message: string, person: Person) => Promise<string>;
}

interface DialogsProps extends Pick<ViewerProps, 'onCommit'> {
  state: ReviewState;
  open: 'person' | 'help' | 'commit' | null;
  onClose: () => void;
}

function Dialogs({ state, open, onClose, onCommit }: DialogsProps) {
  const { draft, person, review } = state;
  const commit = async (message: string) => {
    onClose();
    if (!onCommit || !person) return;
    try {
      state.setSaid(await onCommit(message, person));
    } catch (error) {
      state.setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const needsNote = draft && (draft.verdict === 'rejected' || draft.shots.length > 1) && !draft.note;
  if (draft && needsNote)
    return (
      <NoteDialog
        key="note"
        title={draft.verdict === 'rejected' ? 'Reject' : `Approve ${draft.shots.length} shots`}
        about={`About ${draft.label}.`}
        button={draft.verdict === 'rejected' ? 'Reject' : `Approve all ${draft.shots.length}`}
        tone={draft.verdict === 'rejected' ? 'danger' : 'primary'}
        onDone={(note) => state.decide({ ...draft, note })}
        onClose={() => state.setDraft(null)}
      />
    );
  if (draft || open === 'person' || (open === 'commit' && !person))
    return (
      <PersonDialog
        key="person"
        person={person}
        roles={review.roles}
        onDone={(next) => {
          if (open === 'person') onClose();
          state.introduce(next);
        }}
        onClose={() => {
          state.setDraft(null);
          onClose();
        }}
      />
    );
  if (open === 'commit')
    return (
      <NoteDialog
        key="commit"
        title="Commit the decisions"
        about={`${review.uncommitted} files of decisions and pictures go into one commit, in your name; nothing else does.`}
        label="Message"
        button="Commit"
        tone="primary"
        onDone={(message) => void commit(message)}
        onClose={onClose}
      />
    );
  return open === 'help' ? <HelpDialog onClose={onClose} /> : null;
}

const nothing = {
  open: 'Nothing needs review.',
  rejected: 'Nothing is rejected.',
  broken: 'Nothing is broken.',
  all: 'There are no shots.',
} as const;

/** The visual review: the shots of a run by cause, one of them large, and decisions about them. */
export function Viewer({
  review,
  imageUrl,
  story,
  theme,
  keys = 'inside',
  actions,
  onSelect,
  onDecide,
  onCommit,
}: ViewerProps) {
  const root = useRef<HTMLDivElement>(null);
  const state = useReview({ review, story, onSelect, onDecide });
  const [view, setView] = useState<View>('side');
  const [showBoxes, setBoxes] = useState(true);
  const [open, setOpen] = useState<DialogsProps['open']>(null);
  const { selected, groups, filter } = state;
  const key = selected && keyOf(selected);
  // Tab has to reach the grid also when the selected shot is not in it.
  const isThere = groups.some(({ shots }) => shots.some((shot) => keyOf(shot) === key));
  const first = groups[0]?.shots[0];

  useEffect(() => {
    root.current?.querySelector('.vr-grid [aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [key]);

  useFocusKept(root);
  useKeys(root, keys, {
    j: () => state.walk(1),
    k: () => state.walk(-1),
    a: () => state.decideOne('approved'),
    r: () => state.decideOne('rejected'),
    s: () => setView('slider'),
    b: () => setBoxes((was) => !was),
    '?': () => setOpen('help'),
    ...Object.fromEntries(views.map((one, index) => [String(index + 1), () => setView(one)])),
  });

  return (
    // A click anywhere in it must leave the focus in it, or its keys would not count.
    <div className="vr" data-theme={theme} ref={root} tabIndex={-1}>
      <Bar
        state={state}
        actions={actions}
        onPerson={() => setOpen('person')}
        onHelp={() => setOpen('help')}
        onCommit={onCommit && (() => setOpen('commit'))}
      />
      {!review.writes && <Basket state={state} />}
      {state.problem && (
        <div className="vr-alert" role="alert">
          <span>{state.problem}</span>
          <button type="button" className="vr-link" onClick={() => state.setProblem(null)}>
            Close
          </button>
        </div>
      )}
      <div className="vr-body">
        <nav className="vr-list" aria-label="Shots">
          {groups.length === 0 && (
            <p className="vr-empty">{state.word ? 'No story has this in its name.' : nothing[filter]}</p>
          )}
          <Grid
            groups={groups}
            stories={state.review.stories}
            selected={key}
            entry={isThere ? key : first ? keyOf(first) : null}
            onSelect={state.select}
            onGroup={state.decideGroup}
          />
        </nav>
        {selected ? (
          <Detail
            state={state}
            shot={selected}
            imageUrl={imageUrl}
            view={view}
            onView={setView}
            showBoxes={showBoxes}
            onBoxes={() => setBoxes((was) => !was)}
          />
        ) : (
          <p className="vr-empty">No shots were taken.</p>
        )}
      </div>
      <p className="vr-said" role="status">
        {state.said}
      </p>
      <Dialogs state={state} open={open} onClose={() => setOpen(null)} onCommit={onCommit} />
    </div>
  );
}
