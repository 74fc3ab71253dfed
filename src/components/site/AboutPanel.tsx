import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { Link } from '../ui/Link.tsx';
import { SafeHtml } from '../ui/SafeHtml.tsx';

export interface AboutPanelProps {
  about: Schemas['AboutPage'];
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      {/* Links of other pages lead here; the sticky header must not cover it. */}
      <chakra.h2
        id={`${id}-title`}
        textStyle="h2"
        paddingBlockEnd={3}
        scrollMarginBlockStart="calc({sizes.header} + {spacing.4})"
      >
        <chakra.span id={id} scrollMarginBlockStart="calc({sizes.header} + {spacing.4})">
          {title}
        </chakra.span>
      </chakra.h2>
      {children}
    </Card>
  );
}

/** What the people who run the server say about it, and the texts that everybody agrees to (product S12). */
export function AboutPanel({ about }: AboutPanelProps) {
  const { content, terms, privacy, version, sourceUrl, statusUrl } = about;
  return (
    <chakra.div display="grid" gap={4} overflowWrap="anywhere">
      <chakra.nav
        aria-label="On this page"
        display="flex"
        flexWrap="wrap"
        gap={4}
        minHeight={11}
        alignItems="center"
      >
        <Link href="#terms" variant="standalone">
          Terms
        </Link>
        <Link href="#privacy" variant="standalone">
          Privacy
        </Link>
        <Link href="/contact-us" variant="standalone">
          Contact
        </Link>
      </chakra.nav>
      <Part id="mission" title="What this is">
        <SafeHtml html={content} />
      </Part>
      <Part id="terms" title="Terms">
        <SafeHtml html={terms} />
      </Part>
      <Part id="privacy" title="Privacy">
        <SafeHtml html={privacy} />
      </Part>
      <chakra.p
        textStyle="small"
        color="fg.muted"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={4}
      >
        <span>Version {version}</span>
        {sourceUrl && (
          <Link href={sourceUrl} variant="quiet" newTab>
            Source code
          </Link>
        )}
        {statusUrl && (
          <Link href={statusUrl} variant="quiet" newTab>
            Status
          </Link>
        )}
      </chakra.p>
    </chakra.div>
  );
}
