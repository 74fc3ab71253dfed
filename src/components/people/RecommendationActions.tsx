import { chakra } from '@chakra-ui/react';
import { Ellipsis, Flag, Trash2 } from 'lucide-react';
import { RecommendationState, sideOf, type Recommendation } from '../../domain/recommendations.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { useFocusAfterPress } from './useFocusAfterPress.ts';

export type RecommendationAct = 'write' | 'decline' | 'withdraw' | 'show' | 'hide' | 'delete' | 'report';

export interface RecommendationActionsProps {
  recommendation: Recommendation;
  readerId: string;
  onAct: (event: { act: RecommendationAct }) => void;
}

interface Offer {
  word: string;
  act: RecommendationAct;
  main?: true;
}

/** By the side and the state (product 5): the receiver shows and hides, the author writes, both may delete. */
function offersOf(recommendation: Recommendation, readerId: string): Offer[] {
  const { state } = recommendation;
  const { REQUESTED, WRITTEN, SHOWN, HIDDEN } = RecommendationState;
  switch (sideOf(recommendation, readerId)) {
    case 'author':
      if (state === REQUESTED)
        return [
          { word: 'Write', act: 'write', main: true },
          { word: 'Decline', act: 'decline' },
        ];
      return state === WRITTEN ? [{ word: 'Change', act: 'write' }] : [];
    case 'receiver':
      if (state === REQUESTED) return [{ word: 'Withdraw', act: 'withdraw' }];
      if (state === WRITTEN)
        return [
          { word: 'Show on my profile', act: 'show', main: true },
          { word: 'Keep hidden', act: 'hide' },
        ];
      if (state === SHOWN) return [{ word: 'Hide', act: 'hide' }];
      return state === HIDDEN ? [{ word: 'Show on my profile', act: 'show' }] : [];
    case 'reader':
      return [];
    default:
      return [];
  }
}

/** What can be done with a recommendation. */
export function RecommendationActions({ recommendation, readerId, onAct }: RecommendationActionsProps) {
  const { fromUser, toUser, text, state } = recommendation;
  const side = sideOf(recommendation, readerId);
  const { box, pressed } = useFocusAfterPress(String(state));
  const other = side === 'author' ? toUser : fromUser;
  const act = (name: RecommendationAct) => () => {
    pressed();
    onAct({ act: name });
  };
  const entries = [
    ...(side === 'author'
      ? []
      : [{ label: `Report ${fromUser.userName}`, icon: <Flag aria-hidden />, onSelect: act('report') }]),
    ...(side === 'reader' || text === undefined
      ? []
      : [{ label: 'Delete', icon: <Trash2 aria-hidden />, onSelect: act('delete'), danger: true }]),
  ];
  const offers = offersOf(recommendation, readerId);
  return (
    <chakra.div
      ref={box}
      data-part="actions"
      // The menu alone needs no line of its own.
      data-alone={offers.length === 0 ? '' : undefined}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={2}
    >
      {offers.map(({ word, act: name, main }) => (
        <Button key={name} size="sm" variant={main ? 'solid' : 'outline'} onClick={act(name)}>
          {word}
        </Button>
      ))}
      {entries.length > 0 && (
        <Menu
          trigger={
            <IconButton
              size="sm"
              label={`More about the recommendation ${side === 'author' ? 'of' : 'by'} ${other.userName}`}
              icon={<Ellipsis aria-hidden />}
            />
          }
          sections={[{ entries }]}
        />
      )}
    </chakra.div>
  );
}
