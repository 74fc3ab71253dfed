import { chakra } from '@chakra-ui/react';
import { memberHref, tagHref } from '../../domain/feedLinks.ts';
import type { MentionPlace } from '../../lib/mentionPlaces.ts';
import { textRuns, type TextRun } from '../../lib/textRuns.ts';
import { linkRecipe } from '../../theme/recipes/link.ts';
import { Link } from './Link.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Anchor = chakra('a', linkRecipe);

export interface LinkedTextProps {
  /** Plain text of a member. */
  text: string;
  /** Who is named in it, and where. */
  mentions?: readonly MentionPlace[] | undefined;
  /** For a few lines of it: blank lines are no reason to read less, and the mark of the cut never stands alone on one. */
  tight?: boolean;
}

const blankLines = /\n(?:[^\S\n]*\n)+/g;

function Run({ run, tight }: { run: TextRun; tight: boolean }) {
  if (run.kind === 'text') return tight ? run.text.replaceAll(blankLines, '\n') : run.text;
  if (run.kind === 'address')
    return (
      <Anchor href={run.href} target="_blank" rel="noopener nofollow ugc">
        {run.text}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </Anchor>
    );
  return (
    <Link
      href={run.kind === 'tag' ? tagHref(run.tag) : memberHref(run.userId)}
      // Its sign and its weight set it apart, beside the colour.
      variant="word"
    >
      <bdi>{run.text}</bdi>
    </Link>
  );
}

/** Plain text in which addresses, tags and the names of members are links; nothing else in it is markup. */
export function LinkedText({ text, mentions, tight = false }: LinkedTextProps) {
  // oxlint-disable-next-line react/no-array-index-key -- the same word may stand twice, and the order never changes
  return textRuns(text, mentions).map((run, index) => <Run key={index} run={run} tight={tight} />);
}
