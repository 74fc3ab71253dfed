import { chakra } from '@chakra-ui/react';
import { welcomeTexts } from '../../domain/dashboard.ts';
import type { MemberRole } from '../../domain/roles.ts';

export interface WelcomeBannerProps {
  /** What the member is called by. */
  name: string;
  role: MemberRole;
}

/** The first words to somebody who has just come. */
export function WelcomeBanner({ name, role }: WelcomeBannerProps) {
  return (
    <chakra.section
      aria-label="Welcome"
      padding={{ base: 4, md: 5 }}
      borderRadius="card"
      bg="accent.muted"
      color="accent.fg"
      minWidth={0}
      display="grid"
      alignContent="center"
    >
      <chakra.h2 textStyle="title" mb={1} overflowWrap="anywhere" lineClamp={2} dir="auto">
        Welcome, {name}
      </chakra.h2>
      <p>{welcomeTexts[role]}</p>
    </chakra.section>
  );
}
