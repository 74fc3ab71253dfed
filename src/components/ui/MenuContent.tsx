import { chakra, Menu as Parts, Portal, useMenuContext, useSlotRecipe } from '@chakra-ui/react';
import { Fragment, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { menuRecipe } from '../../theme/recipes/menu.ts';
import { useLinkComponent } from './LinkContext.tsx';
import type { MenuEntry, MenuProps, MenuSection } from './Menu.tsx';
import { useExitInTime } from './useExitInTime.ts';

/** The part of the machine that its button needs. */
export type TriggerHandlers = ReturnType<ReturnType<typeof useMenuContext>['getTriggerProps']>;

export interface MenuContentProps extends Omit<MenuProps, 'trigger' | 'sections' | 'renderSections'> {
  sections: MenuSection[];
  /** Of the button, which stands elsewhere. */
  triggerId: string;
  /** Takes the machine's handlers for the button, each time that they change. */
  connect: (handlers: TriggerHandlers) => void;
  /** Called once the machine hears what its button is told. */
  ready: () => void;
  onOpenChange: (change: { open: boolean }) => void;
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { label, icon, href, danger, disabled, onSelect } = entry;
  const Link = useLinkComponent(href ?? '');
  const content = (
    <>
      {icon}
      <Parts.ItemText>{label}</Parts.ItemText>
    </>
  );
  return (
    <Parts.Item
      value={label}
      valueText={label}
      disabled={disabled}
      // The machine's own `onSelect` means what is highlighted. That is another entry, or none, where a screen reader presses.
      onClick={() => !disabled && onSelect?.()}
      data-danger={danger ? '' : undefined}
      asChild={href !== undefined}
    >
      {href === undefined ? content : <Link href={href}>{content}</Link>}
    </Parts.Item>
  );
}

/** Enter on a link. The machine's own click does not bubble, so that the router would not see it and the page reload. */
const followLink = ({ node }: { node: HTMLAnchorElement | null }) => node?.click();

type BridgeProps = Pick<MenuContentProps, 'connect' | 'ready'> & { content: RefObject<HTMLElement | null> };

function Bridge({ connect, ready, content }: BridgeProps) {
  const menu = useMenuContext();
  useExitInTime(menu.open, content);
  const onReady = useRef(ready);
  useLayoutEffect(() => {
    connect(menu.getTriggerProps());
  });
  useEffect(() => {
    // The machine starts a moment after it was drawn, and hears nothing before.
    const timer = setTimeout(onReady.current);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** What `Menu` draws once its button was pressed. */
export function MenuContent({ triggerId, connect, ready, onOpenChange, ...menu }: MenuContentProps) {
  const { sections, header, align = 'end' } = menu;
  const content = useRef<HTMLDivElement>(null);
  const styles = useSlotRecipe({ recipe: menuRecipe })();
  // The machine gives the focus back before the menu is gone, and loses it again when the entry that had it goes.
  const keepFocus = () => {
    const active = document.activeElement;
    if (active === document.body || active?.closest('[role=menu][data-state=closed]'))
      document.getElementById(triggerId)?.focus({ preventScroll: true });
  };
  const shown = sections.filter((section) => section.entries.length > 0);
  return (
    <Parts.Root
      recipe={menuRecipe}
      ids={{ trigger: triggerId, content: `${triggerId}menu` }}
      positioning={{ placement: `bottom-${align}`, gutter: 6 }}
      navigate={followLink}
      onOpenChange={onOpenChange}
      onExitComplete={keepFocus}
    >
      <Bridge connect={connect} ready={ready} content={content} />
      <Portal>
        <Parts.Positioner>
          <Parts.Content ref={content}>
            {header && <chakra.div css={styles.header}>{header}</chakra.div>}
            {shown.map((section, index) => (
              <Fragment key={section.label ?? index}>
                {index > 0 && <Parts.Separator />}
                <Parts.ItemGroup>
                  {section.label && <Parts.ItemGroupLabel>{section.label}</Parts.ItemGroupLabel>}
                  {section.entries.map((entry) => (
                    <Entry key={entry.label} entry={entry} />
                  ))}
                </Parts.ItemGroup>
              </Fragment>
            ))}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
