import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface FollowButtonProps {
  /** Whom: said to screen readers after the word on the button. */
  name: string;
  following?: boolean;
  /** @default 'sm' */
  size?: 'sm' | 'md';
  /** Where following is what the page is for. */
  prominent?: boolean;
  onFollow: (event: { following: boolean }) => void;
}

/**
 * Follow, Following, and under the pointer or the focus Unfollow (product S50). Right after a press it says how things
 * are, not what the next press would do.
 */
export function FollowButton({
  name,
  following = false,
  size = 'sm',
  prominent = false,
  onFollow,
}: FollowButtonProps) {
  const [aimedAt, setAimedAt] = useState(false);
  const aim = () => setAimedAt(true);
  const leave = () => setAimedAt(false);
  const word = !following ? 'Follow' : aimedAt ? 'Unfollow' : 'Following';
  return (
    // As wide as its longest word: what stands beside it does not move at a press.
    <chakra.span flex="none" display="inline-flex" minWidth={size === 'sm' ? '6.625rem' : '8rem'}>
      <Button
        fullWidth
        size={size}
        variant={following ? 'ghost' : prominent ? 'solid' : 'outline'}
        iconStart={following && !aimedAt && <Check aria-hidden />}
        onMouseEnter={aim}
        onMouseLeave={leave}
        onFocus={aim}
        onBlur={leave}
        onClick={() => {
          leave();
          onFollow({ following: !following });
        }}
      >
        {word}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </chakra.span>
  );
}
