import { chakra } from '@chakra-ui/react';
import { ArrowUp } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export interface NewPosts {
  /** How many wait. */
  count: number;
  /** There may be more than that. */
  more: boolean;
  /** @default a post */
  noun?: readonly [one: string, many: string];
  /** Shows them, the newest at the top. */
  onShow: () => Promise<void>;
}

export interface NewPostsBarProps extends Pick<NewPosts, 'count' | 'more' | 'noun'> {
  onShow: () => void;
}

const posts = ['post', 'posts'] as const;

/**
 * New posts wait behind it. It hangs over the upper edge of the list and takes no room, so that nothing moves when it
 * comes. On a phone the list keeps a little more distance for it: there it would hide the name of the first author.
 */
export function NewPostsBar({ count, more, noun = posts, onShow }: NewPostsBarProps) {
  const label = `${count}${more ? '+' : ''} new ${noun[count === 1 ? 0 : 1]}`;
  return (
    <chakra.div
      position="sticky"
      insetBlockStart="calc({sizes.header} + 0.75rem)"
      zIndex="raised"
      height={0}
      display="flex"
      justifyContent="center"
      alignItems="flex-start"
      marginBlockStart={{ base: 4, md: 0 }}
      marginBlockEnd={-3}
    >
      <VisuallyHidden role="status">{count > 0 && label}</VisuallyHidden>
      {count > 0 && (
        <chakra.div borderRadius="control" boxShadow="float" mt={{ base: -6, md: -2.5 }}>
          <Button size="sm" iconStart={<ArrowUp aria-hidden />} onClick={onShow}>
            {label}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
