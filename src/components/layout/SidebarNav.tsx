import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { lazy, Suspense, useEffect } from 'react';
import { whenIdle } from '../../lib/whenIdle.ts';
import { sidebarRecipe } from '../../theme/recipes/sidebar.ts';
import { Count } from '../ui/Count.tsx';
import { Link } from '../ui/Link.tsx';
import { useLinkComponent } from '../ui/LinkContext.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { navIcons, type NavItem } from './navIcons.ts';

// Only the folded sidebar has them.
const load = () => import('../ui/Tooltip.tsx');
const Tooltip = lazy(() => load().then((m) => ({ default: m.Tooltip })));

const none: NavItem[] = [];

export interface SidebarNavProps {
  /** The member's places, in the specification's order. Absent: no role is known. */
  main?: NavItem[];
  /** About and Contact, below a line. */
  information?: NavItem[];
  /** Where somebody without a role can log in. */
  loginHref?: string;
  /** Icons only, the words as tooltips. */
  folded?: boolean;
  onNavigate?: () => void;
}

function Item({
  item,
  folded = false,
  onNavigate,
}: { item: NavItem } & Pick<SidebarNavProps, 'folded' | 'onNavigate'>) {
  const styles = useSlotRecipe({ recipe: sidebarRecipe })({ folded });
  const Inner = useLinkComponent(item.href);
  const Icon = navIcons[item.icon];
  const link = (
    <chakra.a asChild css={styles.item}>
      <Inner href={item.href} aria-current={item.current ? 'page' : undefined} onClick={onNavigate}>
        <Icon aria-hidden />
        <chakra.span css={styles.label}>{item.label}</chakra.span>
        {item.badge ? (
          <chakra.span css={styles.badge} data-part="badge">
            <Count value={item.badge} />
            <VisuallyHidden> new</VisuallyHidden>
          </chakra.span>
        ) : null}
      </Inner>
    </chakra.a>
  );
  if (!folded) return link;
  return (
    <Suspense fallback={link}>
      <Tooltip text={item.label} side="end">
        {link}
      </Tooltip>
    </Suspense>
  );
}

/** The list of places in sidebar and drawer. */
export function SidebarNav({
  main,
  information = none,
  loginHref,
  folded = false,
  onNavigate,
}: SidebarNavProps) {
  const styles = useSlotRecipe({ recipe: sidebarRecipe })({ folded });
  // There before anybody can fold it: a link that gets its tooltip later would lose the focus.
  useEffect(() => whenIdle(() => void load().catch(() => {})), []);
  const groups = [main ?? [], information].filter((group) => group.length > 0);
  return (
    <>
      {!main && <chakra.p css={styles.note}>Please login to access the sidebar</chakra.p>}
      {!main && loginHref && !folded && (
        <chakra.p css={styles.note}>
          <Link href={loginHref} variant="standalone" onClick={onNavigate}>
            Log in
          </Link>
        </chakra.p>
      )}
      {groups.map((group) => (
        <chakra.ul key={group[0]?.label} css={styles.group}>
          {group.map((item) => (
            <li key={item.href}>
              <Item item={item} folded={folded} onNavigate={onNavigate} />
            </li>
          ))}
        </chakra.ul>
      ))}
    </>
  );
}
