import { cloneElement, lazy, Suspense, useId, useRef, useState } from 'react';
import type { ComponentProps, FocusEvent, KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react';
import type { TriggerHandlers } from './MenuContent.tsx';

const load = () => import('./MenuContent.tsx');
const MenuContent = lazy(() => load().then((m) => ({ default: m.MenuContent })));
const preload = () => void load().catch(() => {});

export interface MenuEntry {
  label: string;
  /** A lucide icon, 18 px. */
  icon?: ReactNode;
  onSelect?: () => void;
  /** Makes the entry a link. */
  href?: string;
  danger?: boolean;
  disabled?: boolean;
}

export interface MenuSection {
  label?: string;
  entries: MenuEntry[];
}

export interface MenuProps {
  /** One button; it gets the keyboard and the announcement of a menu button. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** A line is drawn between sections. Sections without entries are left out. */
  sections?: MenuSection[];
  /** Instead of `sections`: asked once the menu was pressed, to draw them. A component can do that whose code is fetched then. */
  renderSections?: (draw: (sections: MenuSection[]) => ReactNode) => ReactNode;
  /** Text above the first section: whose menu this is. */
  header?: ReactNode;
  /** @default 'end' */
  align?: 'start' | 'end';
}

/** Keys that open a menu from its button. */
const openingKeys = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/**
 * Actions behind one button. Arrow keys, Home, End and the first letters move; labels are unique within a menu. Only the
 * button is there from the beginning: the menu's code is fetched when the pointer or the focus comes near.
 */
export function Menu({ trigger, sections, renderSections, ...menu }: MenuProps) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const handlers = useRef<TriggerHandlers>(undefined);
  const focused = useRef<FocusEvent<HTMLButtonElement>>(undefined);
  /** Presses again, once, what was pressed while the code was on its way. */
  const again = useRef<() => void>(undefined);

  const onFocus = (event: FocusEvent<HTMLButtonElement>) => {
    preload();
    focused.current = event;
    handlers.current?.onFocus?.(event);
  };
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const { currentTarget } = event;
    if (handlers.current) handlers.current.onClick?.(event);
    else {
      again.current = () => currentTarget.click();
      setWanted(true);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { currentTarget, key } = event;
    if (handlers.current) handlers.current.onKeyDown?.(event);
    else if (openingKeys.has(key)) {
      // Else it would be a click as well.
      event.preventDefault();
      again.current = () => {
        // The machine hears keys only after it was told of the focus.
        if (focused.current) handlers.current?.onFocus?.(focused.current);
        currentTarget.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      };
      setWanted(true);
    }
  };
  const connect = (next: TriggerHandlers) => {
    handlers.current = next;
  };
  // The functions below run when something is pressed, not while this is drawn.
  // oxlint-disable-next-line react/refs
  const button = cloneElement(trigger, {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    // A dialog around it lets the focus go there, though the menu lies elsewhere on the page.
    'aria-controls': open ? `${id}menu` : undefined,
    onPointerEnter: preload,
    onFocus,
    onBlur: (event: FocusEvent<HTMLButtonElement>) => handlers.current?.onBlur?.(event),
    onClick,
    onKeyDown,
  });
  const draw = (shown: MenuSection[]) => (
    <MenuContent
      {...menu}
      sections={shown}
      triggerId={id}
      connect={connect}
      ready={() => {
        const press = again.current;
        again.current = undefined;
        press?.();
      }}
      onOpenChange={(change) => setOpen(change.open)}
    />
  );
  return (
    <>
      {button}
      <Suspense fallback={null}>{wanted && (renderSections?.(draw) ?? draw(sections ?? []))}</Suspense>
    </>
  );
}
