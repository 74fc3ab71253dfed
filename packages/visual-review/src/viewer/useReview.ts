import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DecisionRequest, Review, ReviewShot } from '../types.ts';
import {
  countsOf,
  groupsOf,
  inOrder,
  isDecidable,
  isOpen,
  keyOf,
  matches,
  modeWords,
  nextOpen,
  plural,
  requestFor,
  withDecisions,
  type Filter,
  type Person,
} from './model.ts';
import { loadBasket, loadPerson, saveBasket, savePerson } from './storage.ts';

/** A decision that waits for its note, or for the person's name. */
export interface Draft {
  verdict: 'approved' | 'rejected';
  shots: readonly ReviewShot[];
  label: string;
  cause?: string;
  note?: string;
}

interface Options {
  review: Review;
  story: string | null | undefined;
  onSelect: ((shot: ReviewShot) => void) | undefined;
  onDecide: ((request: DecisionRequest) => Promise<readonly string[]>) | undefined;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What a person is called in a sentence that is read out: `Button / Default, dark wide`. */
export const nameOf = (review: Review, { story, mode }: ReviewShot) => {
  const info = review.stories[story];
  return `${info ? `${info.title.split('/').at(-1)} / ${info.name}` : story}, ${modeWords(mode)}`;
};

const hasWord = (review: Review, { story }: ReviewShot, word: string) => {
  const info = review.stories[story];
  return `${info?.title ?? ''} / ${info?.name ?? ''} ${story}`.toLowerCase().includes(word);
};

/** Decisions of a copy that cannot write; each is kept until it is downloaded, also over a reload. */
function useBasket(at: string) {
  const [basket, setBasket] = useState(() => loadBasket(at));
  const put = useCallback(
    (next: readonly DecisionRequest[]) => {
      saveBasket(at, next);
      setBasket(next);
    },
    [at],
  );
  return [basket, put] as const;
}

/** Which shots are shown, and which one is selected. */
function useShots(
  review: Review,
  /** As the review was loaded, without what has been decided since. */
  given: readonly ReviewShot[],
  story: string | null | undefined,
  onSelect: ((shot: ReviewShot) => void) | undefined,
) {
  const [filter, setFilter] = useState<Filter | null>(null);
  const [word, setWord] = useState('');
  const [key, setKey] = useState<string | null>(null);

  const counts = useMemo(() => countsOf(review), [review]);
  const shown: Filter = filter ?? (counts.open > 0 ? 'open' : counts.rejected > 0 ? 'rejected' : 'all');
  const groups = useMemo(() => {
    const wanted = word.trim().toLowerCase();
    return groupsOf(
      review.shots.filter((shot) => matches(shot, shown) && (!wanted || hasWord(review, shot, wanted))),
    );
  }, [review, shown, word]);
  const ordered = useMemo(() => inOrder(groupsOf(review.shots)), [review]);
  const selected = useMemo(
    () => review.shots.find((shot) => keyOf(shot) === key) ?? ordered[0] ?? null,
    [review, key, ordered],
  );

  const select = useCallback(
    (shot: ReviewShot) => {
      setKey(keyOf(shot));
      onSelect?.(shot);
    },
    [onSelect],
  );

  // Follows Storybook, but not back to where the viewer has just sent it.
  useEffect(() => {
    if (!story) return;
    setKey((was) => {
      if (was?.startsWith(`${story} `)) return was;
      const own = given.filter((shot) => shot.story === story);
      const first = own.find(isOpen) ?? own[0];
      return first ? keyOf(first) : was;
    });
    // A decision changes the review, and must not move the selection.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [story]);

  return { counts, filter: shown, setFilter, word, setWord, groups, ordered, selected, select };
}

interface Choosing {
  review: Review;
  selected: ReviewShot | null;
  isBusy: boolean;
  decide: (draft: Draft) => void;
  say: (words: string) => void;
}

/** What a press on one of the buttons means for the shot that is selected, or for those with the same cause. */
function choicesOf({ review, selected, isBusy, decide, say }: Choosing) {
  const decideOne = (verdict: Draft['verdict']) => {
    if (!selected || isBusy) return;
    if (!isDecidable(selected)) say(`${nameOf(review, selected)} has no picture to decide about.`);
    else if (verdict === 'approved' && (selected.state === 'approved' || selected.state === 'same'))
      say(`${nameOf(review, selected)} is approved already.`);
    else decide({ verdict, shots: [selected], label: nameOf(review, selected) });
  };

  const decideGroup = (group: { label: string; cause?: string; open: readonly ReviewShot[] }) => {
    if (isBusy) return;
    decide({
      verdict: 'approved',
      shots: group.open,
      label: `${plural(group.open.length, 'shot')}: ${group.label}`,
      ...(group.cause ? { cause: group.cause } : {}),
    });
  };

  return { decideOne, decideGroup };
}

/** Everything the viewer knows and can do, without how it looks. */
export function useReview({ review: given, story, onSelect, onDecide }: Options) {
  const [basket, setBasket] = useBasket(given.at);
  const [person, setPerson] = useState<Person | null>(loadPerson);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const review = useMemo(() => (given.writes ? given : withDecisions(given, basket)), [given, basket]);
  const { ordered, select: show, ...shots } = useShots(review, given.shots, story, onSelect);
  const { counts, selected } = shots;
  const select = (shot: ReviewShot) => {
    setProblem(null);
    show(shot);
  };

  const walk = (step: 1 | -1) => {
    const next = nextOpen(ordered, selected && keyOf(selected), step);
    if (next) select(next);
    else setSaid(counts.open > 0 ? 'This is the only shot left to review.' : 'Nothing is left to review.');
  };

  const send = async (ready: Draft, by: Person) => {
    const { verdict, shots, label, cause, note = '' } = ready;
    const request = requestFor(shots, { verdict, person: by, note, ...(cause ? { cause } : {}) });
    const decided = new Set(shots.map(keyOf));
    const after = ordered.map((shot) =>
      decided.has(keyOf(shot)) ? { ...shot, state: 'approved' as const } : shot,
    );
    const next = nextOpen(after, selected && keyOf(selected), 1);
    setBusy(true);
    setProblem(null);
    try {
      const held = given.writes && onDecide ? await onDecide(request) : [];
      if (!given.writes) setBasket([...basket, request]);
      const left = after.filter(isOpen).length;
      const done = `${verdict === 'approved' ? 'Approved' : 'Rejected'} ${label}.`;
      setSaid([done, ...held, `${left === 0 ? 'Nothing is' : left} left to review.`].join(' '));
      // On what was just decided the person has nothing to do; on the last one they see what became of it.
      if (next && selected && decided.has(keyOf(selected))) select(next);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  /** Takes a decision, after asking for what it still needs. */
  const decide = (ready: Draft) => {
    const needsNote = ready.verdict === 'rejected' || ready.shots.length > 1;
    if ((needsNote && !ready.note) || !person) setDraft(ready);
    else {
      setDraft(null);
      void send(ready, person);
    }
  };

  const introduce = (next: Person) => {
    savePerson(next);
    setPerson(next);
    if (!draft) return;
    setDraft(null);
    void send(draft, next);
  };

  return {
    review,
    ...shots,
    select,
    walk,
    person,
    introduce,
    draft,
    setDraft,
    decide,
    ...choicesOf({ review, selected, isBusy, decide, say: setSaid }),
    basket,
    setBasket,
    said,
    setSaid,
    problem,
    setProblem,
    isBusy,
    setBusy,
  };
}

export type ReviewState = ReturnType<typeof useReview>;
