import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { CommentPolicy, Visibility } from '../../../domain/posts.ts';
import { SelectField } from '../../ui/SelectField.tsx';

export interface PostAudience {
  visibility: Schemas['Visibility'];
  commentPolicy: Schemas['CommentPolicy'];
}

export interface PostAudiencePickerProps {
  value: PostAudience;
  onChange: (change: Partial<PostAudience>) => void;
}

const everyone = 'Everyone';
const connections = 'My connections';
const visibilities = [
  { value: String(Visibility.PUBLIC), label: everyone },
  { value: String(Visibility.CONNECTIONS), label: connections },
];
const policies = [
  { value: String(CommentPolicy.ALL), label: everyone },
  { value: String(CommentPolicy.CONNECTIONS), label: connections },
  { value: String(CommentPolicy.OFF), label: 'Nobody' },
];

/** Who reads a post, and who may answer. */
export function PostAudiencePicker({ value, onChange }: PostAudiencePickerProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      gap={3}
    >
      <SelectField
        label="Who can see this"
        options={visibilities}
        value={String(value.visibility)}
        // The options hold these numbers and no others.
        onChange={({ target }) =>
          onChange({ visibility: Number(target.value) as PostAudience['visibility'] })
        }
      />
      <SelectField
        label="Who may comment"
        options={policies}
        value={String(value.commentPolicy)}
        onChange={({ target }) =>
          onChange({ commentPolicy: Number(target.value) as PostAudience['commentPolicy'] })
        }
      />
    </chakra.div>
  );
}
