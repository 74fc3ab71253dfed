import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { bottomBarRecipe } from '../../theme/recipes/bottom-bar.ts';
import { useLinkComponent } from '../ui/LinkContext.tsx';
import { navIcons, type NavItem } from './navIcons.ts';

type Place = Omit<NavItem, 'badge'>;

export interface BottomBarProps {
  /** The four places of this role that are used most. */
  items: Place[];
}

function Item({ item }: { item: Place }) {
  const styles = useSlotRecipe({ recipe: bottomBarRecipe })();
  const Inner = useLinkComponent(item.href);
  const Icon = navIcons[item.icon];
  return (
    <chakra.a asChild css={styles.item}>
      <Inner href={item.href} aria-current={item.current ? 'page' : undefined}>
        <Icon aria-hidden />
        <chakra.span css={styles.label}>{item.label}</chakra.span>
      </Inner>
    </chakra.a>
  );
}

/** The way around on phones. */
export function BottomBar({ items }: BottomBarProps) {
  const styles = useSlotRecipe({ recipe: bottomBarRecipe })();
  return (
    <chakra.nav aria-label="Shortcuts" css={styles.root}>
      <chakra.ul css={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <Item item={item} />
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
