import { chakra } from '@chakra-ui/react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { linkRecipe } from '../../theme/recipes/link.ts';
import type { MentionPlace } from '../../lib/mentionPlaces.ts';
import { LinkedText } from './LinkedText.tsx';

const Toggle = chakra('button', linkRecipe);

export interface ExpandableTextProps {
  /** Plain text; its line breaks are kept and its addresses and tags become links. */
  text: string;
  /** Who is named in it, and where. */
  mentions?: readonly MentionPlace[] | undefined;
  /** @default 5 */
  lines?: number;
  /** Language of the text, when it is known (BCP 47). */
  lang?: string;
}

/** Shows the first lines and, only when there is more, a button for the rest. */
export function ExpandableText({ text, mentions, lines = 5, lang }: ExpandableTextProps) {
  const id = useId();
  const box = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);
  /** Of the box when it was measured, in pixels: at another one it is measured again, whole. */
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || open) return;
    setCut(element.scrollHeight > element.clientHeight + 1);
    const watch = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      setCut(false);
      setWidth(element.clientWidth);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [text, lines, open, width]);
  return (
    <div>
      <chakra.p
        ref={box}
        id={id}
        lang={lang}
        dir="auto"
        textStyle="body"
        lineClamp={open ? undefined : lines}
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        position="relative"
        onFocus={({ currentTarget, target }) =>
          target.offsetTop >= currentTarget.clientHeight && setOpen(true)
        }
      >
        <LinkedText text={text} mentions={mentions} tight={cut && !open} />
      </chakra.p>
      {(cut || open) && (
        <Toggle
          type="button"
          variant="standalone"
          fontSize="md"
          mt={1}
          minHeight={6}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show more'}
        </Toggle>
      )}
    </div>
  );
}
