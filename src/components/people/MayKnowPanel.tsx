import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ConnectionSuggestion } from '../../domain/relations.ts';
import { memberRows, peoplePaper } from '../../theme/recipes/people.ts';
import { MayKnowItem, type MayKnowItemProps } from './MayKnowItem.tsx';

export interface MayKnowPanelProps extends Pick<MayKnowItemProps, 'onAct'> {
  suggestions: readonly ConnectionSuggestion[];
}

/** People to connect with, the better reason first (product S49). */
export function MayKnowPanel({ suggestions, onAct }: MayKnowPanelProps) {
  const titleId = useId();
  return (
    <chakra.section aria-labelledby={titleId} css={peoplePaper}>
      <chakra.h2 id={titleId} textStyle="title" paddingBlockStart={3} paddingBlockEnd={1}>
        People you may know
      </chakra.h2>
      <chakra.ul css={memberRows}>
        {suggestions.map((suggestion) => (
          <MayKnowItem key={suggestion.member.userId} suggestion={suggestion} onAct={onAct} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
