import type { ReactNode } from 'react';
import { plural, type Filter } from './model.ts';
import type { ReviewState } from './useReview.ts';

const filterWords: Record<Filter, string> = {
  open: 'Needs review',
  rejected: 'Rejected',
  broken: 'Broken',
  all: 'All',
};

interface BarProps {
  state: ReviewState;
  onPerson: () => void;
  onHelp: () => void;
  onCommit: (() => void) | undefined;
  actions: ReactNode;
}

/** Filters, who decides, and help. */
export function Bar({ state, onPerson, onHelp, onCommit, actions }: BarProps) {
  const { counts, filter, person, review } = state;
  const uncommitted = review.uncommitted ?? 0;
  return (
    <div className="vr-bar">
      <div className="vr-filters" role="group" aria-label="Shots to show">
        {(['open', 'rejected', 'broken', 'all'] as const)
          .filter((one) => one !== 'broken' || counts.broken > 0)
          .map((one) => (
            <button
              key={one}
              type="button"
              className="vr-filter"
              aria-pressed={one === filter}
              onClick={() => state.setFilter(one)}
            >
              {filterWords[one]} <span className="vr-count">{counts[one].toLocaleString('en')}</span>
            </button>
          ))}
      </div>
      <input
        className="vr-search"
        type="search"
        placeholder="Find a story"
        aria-label="Find a story"
        value={state.word}
        onChange={(event) => state.setWord(event.target.value)}
      />
      <div className="vr-bar-end">
        {onCommit && uncommitted > 0 && (
          <button type="button" className="vr-button vr-small vr-primary" onClick={onCommit}>
            Commit {plural(uncommitted, 'file')}
          </button>
        )}
        {person ? (
          <span className="vr-person">
            <span title={person.email}>
              {person.name}, {person.role}
            </span>
            <button type="button" className="vr-link" onClick={onPerson}>
              Not you?
            </button>
          </span>
        ) : (
          <button type="button" className="vr-link" onClick={onPerson}>
            Who are you?
          </button>
        )}
        <button type="button" className="vr-button vr-small" onClick={onHelp}>
          Keys <kbd>?</kbd>
        </button>
        {actions}
      </div>
    </div>
  );
}
