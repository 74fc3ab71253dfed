import type { HistoryEntry, Line, Region, ReviewShot, ShotState } from '../types.ts';
import { Mark } from './Mark.tsx';
import type { ImageUrl } from './Picture.tsx';
import type { Tab } from './Tabs.tsx';

const signWords = { '+': 'added: ', '-': 'removed: ', ' ': '' } as const;

/** Lines that differ, with two around them, as git shows them. */
const Lines = ({ lines, none }: { lines: readonly Line[]; none: string }) =>
  lines.length === 0 ? (
    <p className="vr-note">{none}</p>
  ) : (
    <pre className="vr-lines">
      {lines.map(({ sign, text }, index) => (
        // Lines may be equal, and their order does not change.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className="vr-line" data-sign={sign}>
          <span aria-hidden="true">{sign} </span>
          <span className="vr-hidden">{signWords[sign]}</span>
          {text}
          {'\n'}
        </span>
      ))}
    </pre>
  );

interface RegionsProps {
  /** Said when there are none. */
  none: string;
  regions: readonly Region[];
  lit: number | null;
  onLit: (index: number | null) => void;
}

/** What differs, in words; pointing at one lights its box. */
const Regions = ({ regions, none, lit, onLit }: RegionsProps) =>
  regions.length === 0 ? (
    <p className="vr-note">{none}</p>
  ) : (
    <ol className="vr-regions">
      {regions.map(({ element, what }, index) => (
        // Regions have no names of their own, and their order does not change.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <button
            type="button"
            className="vr-region"
            aria-pressed={lit === index}
            onMouseEnter={() => onLit(index)}
            onMouseLeave={() => onLit(null)}
            onFocus={() => onLit(index)}
            onBlur={() => onLit(null)}
          >
            <span className="vr-number">{index + 1}</span>
            <span>
              <b>{element}</b> <span className="vr-muted">{what}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );

const verdictStates = { approved: 'approved', rejected: 'rejected', removed: 'removed' } as const;
const verdictWords = { approved: 'approved', rejected: 'rejected', removed: 'approved the removal' } as const;

function Entry({ entry, imageUrl }: { entry: HistoryEntry; imageUrl: ImageUrl }) {
  const { verdict, by, role, note, cause, at, from, to } = entry;
  const pictures = [
    { hash: from, word: 'before' },
    { hash: to, word: 'after' },
  ];
  return (
    <li className="vr-entry">
      <Mark state={verdictStates[verdict]} />
      <div>
        <p>
          <b title={by}>{by.replace(/\s*<.*>$/, '')}</b> <span className="vr-muted">({role})</span>{' '}
          {verdictWords[verdict]}{' '}
          <time dateTime={at} title={at} className="vr-muted">
            {new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </p>
        {note && <p className="vr-quote">{note}</p>}
        {cause && <p className="vr-muted">Together with all others of one cause.</p>}
        <p className="vr-thumbs">
          {pictures.map(({ hash, word }) => {
            const url = hash && imageUrl(hash);
            return url ? (
              <a key={word} href={url} target="_blank" rel="noreferrer" className="vr-thumb">
                <img src={url} alt="" loading="lazy" />
                <span>{word}</span>
              </a>
            ) : null;
          })}
        </p>
      </div>
    </li>
  );
}

const History = ({ history, imageUrl }: { history: readonly HistoryEntry[]; imageUrl: ImageUrl }) => (
  <>
    <p className="vr-note">
      {history.length === 0
        ? 'Nobody has decided about this shot yet.'
        : 'Decisions are kept in git and never edited. To change your mind, decide again: the newest decision about a look counts.'}
    </p>
    <ol className="vr-history">
      {history.map((entry) => (
        <Entry key={`${entry.at} ${entry.by}`} entry={entry} imageUrl={imageUrl} />
      ))}
    </ol>
  </>
);

interface FactsOptions extends Omit<RegionsProps, 'regions' | 'none'> {
  imageUrl: ImageUrl;
}

function noRegions(state: ShotState): string {
  if (state === 'new') return 'Nothing was approved before, so there is nothing to compare it with.';
  if (state === 'removed') return 'There is no such shot any more. To approve means that this is right.';
  return state === 'broken' ? 'The story failed, so it was not compared.' : 'No part of the picture differs.';
}

/** What there is to read about a shot beside its picture; a dot where something differs. */
export function factsOf(
  { diff, history, state, to, from }: ReviewShot,
  { imageUrl, lit, onLit }: FactsOptions,
): Tab[] {
  const known = (to ?? from)?.axe.filter((violation) => !diff?.axe.includes(violation)) ?? [];
  const { regions = [], text = [], tree = [], axe = [] } = diff ?? {};
  return [
    {
      id: 'regions',
      label: 'Differences',
      ...(regions.length ? { count: regions.length } : {}),
      content: <Regions regions={regions} none={noRegions(state)} lit={lit} onLit={onLit} />,
    },
    {
      id: 'text',
      label: 'Text',
      dot: text.length > 0,
      content: <Lines lines={text} none="The visible text is the same." />,
    },
    {
      id: 'tree',
      label: 'Accessibility tree',
      dot: tree.length > 0,
      content: <Lines lines={tree} none="The accessibility tree is the same." />,
    },
    {
      id: 'axe',
      label: 'Violations',
      dot: axe.length > 0,
      content: (
        <>
          {axe.length + known.length === 0 && <p className="vr-note">No accessibility violations.</p>}
          <ul className="vr-violations">
            {axe.map((violation) => (
              <li key={violation}>
                <b>New:</b> <code>{violation}</code>
              </li>
            ))}
            {known.map((violation) => (
              <li key={violation}>
                <span className="vr-muted">Known:</span> <code>{violation}</code>
              </li>
            ))}
          </ul>
        </>
      ),
    },
    {
      id: 'history',
      label: 'History',
      ...(history.length ? { count: history.length } : {}),
      content: <History history={history} imageUrl={imageUrl} />,
    },
  ];
}
