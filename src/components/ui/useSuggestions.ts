import { useContext, useEffect, useState } from 'react';
import { tokenAt, type MentionText, type Token } from '../../lib/mentionPlaces.ts';
import type { SuggestionState } from './SuggestionList.tsx';
import { stillFits, SuggestionContext, type Suggestion } from './suggestions.ts';

const waitMs = 200;
/** The contract's limit; more of them stay plain text. */
export const mostMentions = 20;

interface Answer {
  kind: Token['kind'];
  from: number;
  words: string;
  /** Absent when it failed. */
  items?: readonly Suggestion[];
}

const notes = {
  full: `A text mentions at most ${mostMentions} members.`,
  start: 'Type the name of a member.',
  none: 'Nobody is called that.',
};

/** Undefined where there is nothing to show. */
function stateOf(token: Token, answer: Answer | undefined, full: boolean): SuggestionState | undefined {
  const { kind, words } = token;
  if (full) return { status: 'note', text: notes.full };
  const same = answer?.kind === kind && answer.from === token.from ? answer : undefined;
  if (!same) return { status: 'loading' };
  if (!same.items) return { status: 'error' };
  const items = same.words === words ? same.items : same.items.filter(stillFits(words));
  if (items.length > 0) return { status: 'ready', items };
  // Whoever writes on does not look for a name any more, and a tag may be new.
  if (kind === 'tag' || words.includes(' ')) return undefined;
  if (same.words !== words && !isBarren(same, token)) return { status: 'loading' };
  return { status: 'note', text: words === '' ? notes.start : notes.none };
}

/** Nothing began so, so nothing begins with more of it. */
const isBarren = (answer: Answer | undefined, token: Token) =>
  answer?.kind === token.kind &&
  answer.from === token.from &&
  answer.words !== '' &&
  answer.items?.length === 0 &&
  token.words.startsWith(answer.words);

export interface Suggestions {
  /** False where nothing is offered at all. */
  able: boolean;
  /** What is being written, while something is shown for it. */
  open?: { token: Token; state: SuggestionState } | undefined;
  active: number;
  onActive: (index: number) => void;
  /** After the text was changed by hand. */
  onType: (value: MentionText, caret: number) => void;
  /** After the caret has moved. */
  onMove: (caret: number | undefined) => void;
  onClose: () => void;
  onRetry: () => void;
}

/** What is offered at the caret of a field. It is asked for when the writer pauses, and late answers are ignored. */
export function useSuggestions(value: MentionText): Suggestions {
  const suggest = useContext(SuggestionContext);
  const [place, setPlace] = useState<{ caret: number; from: number }>();
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const [active, setActive] = useState(-1);
  const token = suggest && place ? tokenAt(value, place.caret) : undefined;
  const full = token?.kind === 'member' && value.mentions.length >= mostMentions;
  const state = token && stateOf(token, answer, full);
  const asks = token && !full && !isBarren(answer, token);
  const { kind, words, from } = (asks ? token : undefined) ?? {};
  useEffect(() => {
    if (!suggest || !kind || words === undefined || from === undefined) return;
    let live = true;
    const keep = (items?: readonly Suggestion[]) => {
      if (!live) return;
      setAnswer({ kind, words, from, ...(items && { items }) });
      // A tag may be new: Enter ends its line unless one was chosen.
      setActive(kind === 'member' && items?.length ? 0 : -1);
    };
    const timer = setTimeout(() => {
      suggest({ kind, words: words.trim() }).then(keep, () => keep());
    }, waitMs);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [suggest, kind, words, from, attempt]);
  const count = state?.status === 'ready' ? state.items.length : 1;
  return {
    able: suggest !== undefined,
    open: token && state ? { token, state } : undefined,
    active: Math.min(active, count - 1),
    onActive: setActive,
    onType(next, caret) {
      const typed = suggest && tokenAt(next, caret);
      setPlace(typed && { caret, from: typed.from });
      if (typed?.from !== place?.from) {
        setAnswer(undefined);
        setActive(-1);
      }
    },
    onMove(caret) {
      if (!place || caret === place.caret) return;
      const there = caret === undefined ? undefined : tokenAt(value, caret);
      setPlace(caret !== undefined && there?.from === place.from ? { caret, from: place.from } : undefined);
    },
    onClose: () => setPlace(undefined),
    onRetry() {
      setAnswer(undefined);
      setAttempt(attempt + 1);
    },
  };
}
