import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { tabsRecipe } from '../../theme/recipes/tabs.ts';

export interface Tab<Value extends string = string> {
  value: Value;
  label: string;
  count?: number;
}

export interface TabsProps<Value extends string = string> {
  /** What the tabs choose between, for screen readers: "Feed". */
  label: string;
  tabs: Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** What the chosen tab shows. */
  children?: ReactNode;
  /** Instead of children: the id of a `role="tabpanel"` elsewhere on the page. */
  panelId?: string;
}

/** The tab that a key leads to, on a row that wraps around; undefined for keys that do not move. */
function target(key: string, index: number, count: number, rtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step === undefined ? undefined : (index + (rtl ? -step : step) + count) % count;
}

/** How much of the next tab is seen beside the chosen one, so that whoever has no wheel to the side gets there. */
const peek = 48;

/** Scrolls the row, and not the page, until the chosen tab is in sight. */
function showChosen(row: HTMLElement) {
  const tab = row.querySelector('[aria-selected=true]')?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = row.getBoundingClientRect();
  if (tab.left - peek < left) row.scrollLeft -= left - tab.left + peek;
  else if (tab.right + peek > right) row.scrollLeft += tab.right - right + peek;
}

/** Says where there is more than is in sight: the row fades there. */
function markMore({ dataset, scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  const gone = Math.abs(scrollLeft);
  dataset.more = `${gone > 1 ? 'before' : ''} ${gone + clientWidth < scrollWidth - 1 ? 'after' : ''}`;
}

/** Underlined tabs. Arrow keys choose at once; a row that does not fit fades and scrolls sideways. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  panelId,
}: TabsProps<Value>) {
  const styles = useSlotRecipe({ recipe: tabsRecipe })();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = row.current;
    if (!box) return;
    showChosen(box);
    const observer = new ResizeObserver(() => markMore(box));
    // A tab whose number comes later is wider.
    for (const part of [box, ...box.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [value, tabs.length]);
  const panel = panelId ?? `${id}panel`;
  const move = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const tab = tabs[target(event.key, index, tabs.length, rtl) ?? -1];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    document.getElementById(id + tab.value)?.focus();
  };
  return (
    <div>
      <chakra.div
        ref={row}
        role="tablist"
        aria-label={label}
        onScroll={(event) => markMore(event.currentTarget)}
        css={styles.list}
      >
        {tabs.map((tab, index) => (
          <chakra.button
            key={tab.value}
            id={id + tab.value}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? panel : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={(event) => move(event, index)}
            css={styles.tab}
          >
            {tab.label}
            {tab.count !== undefined && <chakra.span css={styles.count}>{tab.count}</chakra.span>}
          </chakra.button>
        ))}
      </chakra.div>
      {panelId === undefined && (
        <chakra.div role="tabpanel" id={panel} aria-labelledby={id + value} css={styles.panel}>
          {children}
        </chakra.div>
      )}
    </div>
  );
}
