import { chakra } from '@chakra-ui/react';
import { linkify } from '../../lib/linkify.ts';
import { linkRecipe } from '../../theme/recipes/link.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Anchor = chakra('a', linkRecipe);

export interface LinkedTextProps {
  /** Plain text of a member. */
  text: string;
}

/** Plain text in which web addresses are links; nothing else in it is markup. */
export function LinkedText({ text }: LinkedTextProps) {
  return linkify(text).map((part, index) =>
    part.href === undefined ? (
      part.text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the same address may stand twice, and the order never changes
      <Anchor key={index} href={part.href} target="_blank" rel="noopener nofollow ugc">
        {part.text}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </Anchor>
    ),
  );
}
