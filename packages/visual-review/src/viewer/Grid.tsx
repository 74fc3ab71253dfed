import { memo, useState, type KeyboardEvent } from 'react';
import type { Review, ReviewShot, StoryInfo } from '../types.ts';
import { Mark } from './Mark.tsx';
import { keyOf, modeWords, plural, stateWords, type Group, type StoryShots } from './model.ts';

interface GridProps {
  groups: readonly Group[];
  stories: Review['stories'];
  selected: string | null;
  /** The cell that Tab reaches: one of some thousands. */
  entry: string | null;
  onSelect: (shot: ReviewShot) => void;
  onGroup: (group: Group) => void;
}

const isCell = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.classList.contains('vr-cell');

/** Arrow keys walk over the cells; Tab leaves the grid. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  if (!['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
  if (!isCell(document.activeElement)) return;
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('.vr-cell')];
  const at = cells.indexOf(document.activeElement);
  const goal = { Home: 0, End: cells.length - 1 }[event.key];
  const step = event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : -1;
  cells[goal ?? Math.min(Math.max(at + step, 0), cells.length - 1)]?.focus();
  event.preventDefault();
}

interface RowProps {
  row: StoryShots;
  info: StoryInfo | undefined;
  /** Only when it is of this story, so that the other rows stay as they are. */
  selected: string | null;
  entry: string | null;
  onSelect: (shot: ReviewShot) => void;
}

const Row = memo(function Row({ row, info, selected, entry, onSelect }: RowProps) {
  const title = info?.title ?? row.story;
  const name = info?.name ?? '';
  return (
    <li className="vr-row">
      <div className="vr-row-name" title={`${title} / ${name}`}>
        <span className="vr-row-title">{title.split('/').at(-1)}</span>
        <span className="vr-muted"> / {name}</span>
      </div>
      <div className="vr-cells">
        {row.shots.map((shot) => {
          const key = keyOf(shot);
          return (
            <button
              key={key}
              type="button"
              className="vr-cell"
              data-state={shot.state}
              data-shot={key}
              aria-current={key === selected || undefined}
              aria-label={`${modeWords(shot.mode)} ${stateWords[shot.state]}, ${title} / ${name}`}
              tabIndex={key === entry ? 0 : -1}
              onClick={() => onSelect(shot)}
            >
              <Mark state={shot.state} />
              <span className="vr-cell-mode">{modeWords(shot.mode)}</span>{' '}
              <span className="vr-cell-state">{stateWords[shot.state]}</span>
            </button>
          );
        })}
      </div>
    </li>
  );
});

interface SectionProps extends Omit<GridProps, 'groups'> {
  group: Group;
}

function Section({ group, stories, selected, entry, onSelect, onGroup }: SectionProps) {
  // What nobody has to look at stays folded until asked for.
  const calm = group.shots.every(({ state }) => ['same', 'tolerated', 'skipped'].includes(state));
  const [folded, setFolded] = useState(calm);
  // Who walks into a folded group by key has to see where they are.
  const own = group.shots.some((shot) => keyOf(shot) === selected) ? selected : null;
  const [seen, setSeen] = useState(own);
  if (own !== seen) {
    setSeen(own);
    if (own) setFolded(false);
  }
  const size = `${plural(group.shots.length, 'shot')} in ${plural(group.stories.length, 'story', 'stories')}`;
  const isPart = group.open.length > 0 && group.open.length < group.shots.length;
  const sizeWords = isPart ? `${size}, ${group.open.length} open` : size;
  return (
    <section className="vr-group" aria-label={group.label}>
      <div className="vr-group-head">
        <button
          type="button"
          className="vr-fold"
          aria-expanded={!folded}
          aria-label={`${group.label} ${sizeWords}`}
          onClick={() => setFolded((was) => !was)}
        >
          <span className="vr-chevron" aria-hidden="true" />
          <span className="vr-group-name">
            <span className="vr-group-label">{group.label}</span>{' '}
            <span className="vr-group-size">{sizeWords}</span>
          </span>
        </button>
        {group.open.length > 1 && (
          <button type="button" className="vr-button vr-small" onClick={() => onGroup(group)}>
            Approve {group.open.length === group.shots.length ? 'all ' : ''}
            {group.open.length}
          </button>
        )}
      </div>
      {!folded && (
        <ul className="vr-rows">
          {group.stories.map((row) => (
            <Row
              key={row.story}
              row={row}
              info={stories[row.story]}
              selected={selected?.startsWith(`${row.story} `) ? selected : null}
              entry={entry?.startsWith(`${row.story} `) ? entry : null}
              onSelect={onSelect}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Story x mode, grouped by cause. Rows outside of the window are not laid out (content-visibility). */
export function Grid({ groups, selected, ...rest }: GridProps) {
  return (
    // The cells in it are the controls; it only moves the focus among them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="vr-grid" onKeyDown={walk}>
      {groups.map((group) => (
        <Section key={group.key} group={group} selected={selected} {...rest} />
      ))}
    </div>
  );
}
