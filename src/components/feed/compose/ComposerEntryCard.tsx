import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { isOrganisation } from '../../../domain/roles.ts';
import { feedCardRecipe } from '../../../theme/recipes/feed-card.ts';
import { MemberAvatar } from '../../ui/Avatar.tsx';
import { PicturePicker } from './PicturePicker.tsx';

const Frame = chakra('section', feedCardRecipe);

/** Who writes: name, picture and role are enough. */
export type Writer = Pick<Schemas['Author'], 'userId' | 'userName' | 'userImage' | 'userType'>;

/** What people are called by: the first name of a person, the whole name of an organisation. */
export const callName = ({ userName, userType }: Writer) =>
  isOrganisation(userType) ? userName : (userName.split(' ')[0] ?? userName);

export interface ComposerEntryCardProps {
  writer: Writer;
  onWrite: () => void;
  /** Pictures first. */
  onPick: (event: { files: File[] }) => void;
}

/** The way into the composer, at the top of the feed. */
export function ComposerEntryCard({ writer, onWrite, onPick }: ComposerEntryCardProps) {
  return (
    <Frame aria-label="New post" display="flex" alignItems="center" gap={3}>
      <MemberAvatar member={writer} />
      <chakra.button
        type="button"
        data-shortcut="n"
        onClick={onWrite}
        flex={1}
        minWidth={0}
        minHeight={11}
        paddingInline={3.5}
        borderRadius="full"
        bg="bg.sunken"
        color="fg.muted"
        textAlign="start"
        cursor="pointer"
        truncate
        _hover={{ bg: 'bg.hover' }}
      >
        Share something, {callName(writer)}
      </chakra.button>
      <PicturePicker look="icon" onPick={onPick} />
    </Frame>
  );
}
