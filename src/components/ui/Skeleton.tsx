import { chakra } from '@chakra-ui/react';

export interface SkeletonProps {
  /** @default 'text' */
  shape?: 'text' | 'box' | 'circle';
  /** CSS length; of a circle, its diameter. Give what it stands for: nothing may move when that arrives. */
  width?: string;
  height?: string;
  /**
   * Lines of text; the last is shorter.
   * @default 1
   */
  lines?: number;
}

const appear = 'fade-in 160ms ease-out 200ms both, pulse 1.8s ease-in-out 400ms infinite';

/**
 * The shape of what is coming. Invisible for its first 200 ms, so that a quick answer never flashes grey. For the first
 * load only: a refetch keeps what is there. What is going on is said by its parent.
 */
export function Skeleton({ shape = 'text', width, height, lines = 1 }: SkeletonProps) {
  if (shape !== 'text')
    return (
      <chakra.div
        aria-hidden
        width={width ?? 'full'}
        height={shape === 'circle' ? width : height}
        flexShrink={shape === 'circle' ? 0 : undefined}
        borderRadius={shape === 'circle' ? 'full' : 'control'}
        bg="bg.fill"
        animation={appear}
      />
    );
  return (
    <chakra.div aria-hidden width={width ?? 'full'} lineHeight={height} animation={appear}>
      {Array.from({ length: lines }, (_, line) => (
        <chakra.div key={line} height="1lh" display="flex" alignItems="center">
          <chakra.span
            display="block"
            width={lines > 1 && line === lines - 1 ? '62%' : 'full'}
            height="0.72em"
            borderRadius="small"
            bg="bg.fill"
          />
        </chakra.div>
      ))}
    </chakra.div>
  );
}
