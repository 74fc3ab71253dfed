import { chakra } from '@chakra-ui/react';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { linkRecipe } from '../../theme/recipes/link.ts';
import type { MentionPlace } from '../../lib/mentionPlaces.ts';
import { LinkedText } from './LinkedText.tsx';

const Toggle = chakra('button', linkRecipe);

export interface ExpandableTextProps {
  /** Plain text; its line breaks are kept and its addresses and tags become links. */
  text: string;
  /** The text as it is drawn, where it is more than that. */
  children?: ReactNode;
  /** Who is named in it, and where. */
  mentions?: readonly MentionPlace[] | undefined;
  /** @default 5 */
  lines?: number;
  /** Language of the text, when it is known (BCP 47). */
  lang?: string;
}

/** Shows the first lines and, only when there is more, a button for the rest. */
export function ExpandableText({ text, children, mentions, lines = 5, lang }: ExpandableTextProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** The text that was found too long, whole; another one is measured anew. */
  const [tooLong, setTooLong] = useState<string>();
  const cut = tooLong === text;
  const width = useRef(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || open) return;
    const measure = () => {
      width.current = element.clientWidth;
      setTooLong(element.scrollHeight > element.clientHeight + 1 ? text : undefined);
    };
    if (!cut) measure();
    const watch = new ResizeObserver(() => {
      if (!cut) measure();
      else if (element.clientWidth !== width.current) setTooLong(undefined);
    });
    watch.observe(element);
    // In another font a text that had room may be too long, in a box of the same size, and the other way round.
    const arrive = () => {
      if (!cut) measure();
      // Only then: the button that somebody is about to press stays the same one.
      else if (element.scrollHeight <= element.clientHeight + 1) setTooLong(undefined);
    };
    document.fonts.addEventListener('loadingdone', arrive);
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', arrive);
    };
  }, [text, lines, open, cut]);
  return (
    <div>
      <chakra.div
        // What is drawn as more than text brings paragraphs of its own.
        as={children ? 'div' : 'p'}
        ref={box}
        id={id}
        lang={lang}
        dir="auto"
        textStyle="body"
        lineClamp={open ? undefined : lines}
        whiteSpace={children ? undefined : 'pre-wrap'}
        overflowWrap="anywhere"
        position="relative"
        onFocus={({ currentTarget, target }) =>
          target.offsetTop >= currentTarget.clientHeight && setOpen(true)
        }
      >
        {children ?? <LinkedText text={text} mentions={mentions} tight={cut && !open} />}
      </chakra.div>
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
