import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { authLayoutRecipe } from '../../theme/recipes/auth-layout.ts';
import { Link } from '../ui/Link.tsx';
import { useLinkComponent } from '../ui/LinkContext.tsx';
import { ThemeToggle, type ThemeToggleProps } from '../ui/ThemeToggle.tsx';
import { WordMark } from '../ui/WordMark.tsx';
import { PromiseDrawing } from './PromiseDrawing.tsx';

const none: { label: string; href: string }[] = [];

export interface AuthLayoutProps extends ThemeToggleProps {
  /** The h1. */
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Below the form: the way to the other screens. */
  footer?: ReactNode;
  /** What the product promises, beside the form from 1,024 px on. */
  headline?: string;
  pitch?: string;
  /** Pages that can be read without an account. */
  links?: { label: string; href: string }[];
  /** @default '/' */
  homeHref?: string;
}

function Links({ links }: Required<Pick<AuthLayoutProps, 'links'>>) {
  const styles = useSlotRecipe({ recipe: authLayoutRecipe })();
  if (links.length === 0) return null;
  return (
    <chakra.ul css={styles.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} variant="quiet">
            {label}
          </Link>
        </li>
      ))}
    </chakra.ul>
  );
}

/** The screens before somebody is signed in: promise and form side by side, the form alone on narrow screens. */
export function AuthLayout({
  title,
  description,
  children,
  footer,
  links = none,
  homeHref = '/',
  ...props
}: AuthLayoutProps) {
  const {
    headline = 'Every application gets an answer.',
    pitch = 'Jobs that close themselves and tell everyone. Tickets that work with no signal. Live rooms that stay as recordings. One network, and it is yours to keep.',
    theme,
    onToggle,
  } = props;
  const styles = useSlotRecipe({ recipe: authLayoutRecipe })();
  const Home = useLinkComponent(homeHref);
  const home = (size: 'md' | 'lg') => (
    <Home href={homeHref} aria-label="Rolecast, home">
      <WordMark size={size} />
    </Home>
  );
  return (
    <chakra.div css={styles.root}>
      <chakra.main css={styles.main}>
        <chakra.div css={styles.bar}>
          <chakra.span display={{ lg: 'none' }}>{home('md')}</chakra.span>
          <ThemeToggle theme={theme} onToggle={onToggle} />
        </chakra.div>
        <chakra.div css={styles.form}>
          <div>
            <chakra.h1 textStyle="h1">{title}</chakra.h1>
            {description && (
              <chakra.p color="fg.muted" paddingBlockStart="1">
                {description}
              </chakra.p>
            )}
          </div>
          {children}
          {footer && (
            <chakra.div color="fg.muted" textAlign="center">
              {footer}
            </chakra.div>
          )}
          <chakra.div
            display={{ lg: 'none' }}
            marginBlockStart="auto"
            paddingBlockStart="4"
            alignSelf="center"
          >
            <Links links={links} />
          </chakra.div>
        </chakra.div>
      </chakra.main>
      <chakra.aside css={styles.promise} aria-label="About Rolecast">
        <chakra.div css={styles.stage}>
          <span>{home('lg')}</span>
          <chakra.div css={styles.pitch}>
            <chakra.p textStyle="display">{headline}</chakra.p>
            <chakra.p fontSize="xl" lineHeight="1.5" color="fg.muted" maxWidth="30rem">
              {pitch}
            </chakra.p>
            <chakra.div paddingBlockStart="4">
              <PromiseDrawing />
            </chakra.div>
          </chakra.div>
          <Links links={links} />
        </chakra.div>
      </chakra.aside>
    </chakra.div>
  );
}
