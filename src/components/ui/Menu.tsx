import { chakra, Menu as Parts, Portal, useSlotRecipe } from '@chakra-ui/react';
import { Fragment, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { menuRecipe } from '../../theme/recipes/menu.ts';
import { useLinkComponent } from './LinkContext.tsx';

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
  trigger: ReactElement;
  /** A line is drawn between sections. Sections without entries are left out. */
  sections: MenuSection[];
  /** Text above the first section: whose menu this is. */
  header?: ReactNode;
  /** @default 'end' */
  align?: 'start' | 'end';
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
      onSelect={onSelect}
      data-danger={danger ? '' : undefined}
      asChild={href !== undefined}
    >
      {href === undefined ? content : <Link href={href}>{content}</Link>}
    </Parts.Item>
  );
}

/** Enter on a link. The machine's own click does not bubble, so that the router would not see it and the page reload. */
const followLink = ({ node }: { node: HTMLAnchorElement | null }) => node?.click();

/** Actions behind one button. Arrow keys, Home, End and the first letters move; labels are unique within a menu. */
export function Menu({ trigger, sections, header, align = 'end' }: MenuProps) {
  const styles = useSlotRecipe({ recipe: menuRecipe })();
  const button = useRef<HTMLButtonElement>(null);
  // The machine gives the focus back before the menu is gone, and loses it again when the entry that had it goes.
  const keepFocus = () => {
    const active = document.activeElement;
    if (active === document.body || active?.closest('[role=menu][data-state=closed]'))
      button.current?.focus({ preventScroll: true });
  };
  const shown = sections.filter((section) => section.entries.length > 0);
  return (
    <Parts.Root
      recipe={menuRecipe}
      positioning={{ placement: `bottom-${align}`, gutter: 6 }}
      navigate={followLink}
      onExitComplete={keepFocus}
    >
      <Parts.Trigger ref={button} asChild>
        {trigger}
      </Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content>
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
