import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ChevronsUp, Film, GripVertical, X } from 'lucide-react';
import { postLimits } from '../../../domain/posts.ts';
import type { UploadState } from '../../../domain/uploads.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { UploadProgress } from '../../ui/UploadProgress.tsx';

/** A picture or video in the composer: chosen now, or part of the post that is edited. */
export interface ComposerPicture {
  id: string;
  /** Of its file; absent on what the post already has. */
  name?: string;
  video?: boolean;
  /** Empty while there is none. */
  previewUrl: string;
  state: UploadState;
  /** 0 to 1. */
  progress: number;
  error?: string | undefined;
  /** The same file may pass another time. */
  retryable?: boolean | undefined;
  alt: string;
}

export interface ComposerPictureItemProps {
  picture: ComposerPicture;
  /** Place among the pictures, from 1. */
  position: number;
  /** How many there are. */
  count: number;
  onDescribe: (event: { id: string; alt: string }) => void;
  onRemove: (event: { id: string }) => void;
  onRetry: (event: { id: string }) => void;
  /** `to`: the new place, from 1. */
  onMove: (event: { id: string; to: number }) => void;
  /** The post is being sent: nothing can be changed. */
  busy?: boolean;
}

const look = {
  boxSize: { base: 18, sm: 24 },
  flexShrink: 0,
  objectFit: 'cover',
  borderRadius: 'control',
  bg: 'bg.sunken',
} as const;

function Preview({ picture: { previewUrl, video, state } }: { picture: ComposerPicture }) {
  if (previewUrl)
    return (
      <chakra.img
        {...look}
        src={previewUrl}
        alt=""
        draggable={false}
        opacity={state === 'failed' ? 0.5 : 1}
      />
    );
  return (
    <chakra.span {...look} display="grid" placeItems="center" color="fg.muted">
      {video && <Film aria-hidden />}
    </chakra.span>
  );
}

/** Everything that dragging does, by keyboard (WCAG 2.5.7). */
function PlaceMenu({ what, position, count, move }: PlaceMenuProps) {
  const earlier = position === 1;
  const later = position === count;
  return (
    <Menu
      trigger={<IconButton label={`Move ${what}`} title="Move" icon={<GripVertical aria-hidden />} />}
      sections={[
        {
          entries: [
            { label: 'Move up', icon: <ArrowUp />, disabled: earlier, onSelect: () => move(position - 1) },
            { label: 'Move down', icon: <ArrowDown />, disabled: later, onSelect: () => move(position + 1) },
            { label: 'Move to the top', icon: <ChevronsUp />, disabled: earlier, onSelect: () => move(1) },
          ],
        },
      ]}
    />
  );
}

interface PlaceMenuProps {
  what: string;
  position: number;
  count: number;
  move: (to: number) => void;
}

/** One picture of a post that is being written: preview, description, place, progress or refusal. */
export function ComposerPictureItem({ picture, position, count, busy, ...events }: ComposerPictureItemProps) {
  const { onDescribe, onRemove, onRetry, onMove } = events;
  const { id, name, video, state, progress, error, retryable, alt } = picture;
  const what = video ? 'video' : `picture ${position}`;
  return (
    <chakra.li display="flex" gap={3} alignItems="flex-start" data-drag-id={id}>
      <Preview picture={picture} />
      <chakra.div flex={1} minWidth={0} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={2}>
        {state !== 'failed' && (
          <TextAreaField
            label={`Description of ${what}`}
            labelHidden
            placeholder="Describe this for people who cannot see it"
            rows={2}
            max={postLimits.alt}
            value={alt}
            onChange={({ target }) => onDescribe({ id, alt: target.value })}
            readOnly={busy}
            data-undescribed={alt ? undefined : ''}
          />
        )}
        <UploadProgress
          name={name ?? what}
          state={state}
          progress={progress}
          error={error}
          onRetry={retryable ? () => onRetry({ id }) : undefined}
        />
      </chakra.div>
      <chakra.div display="flex" flexDirection={{ base: 'column', sm: 'row' }}>
        {count > 1 && !busy && (
          <PlaceMenu what={what} position={position} count={count} move={(to) => onMove({ id, to })} />
        )}
        <IconButton
          label={`Remove ${what}${name ? `, ${name}` : ''}`}
          title="Remove"
          icon={<X aria-hidden />}
          aria-disabled={busy}
          onClick={() => !busy && onRemove({ id })}
        />
      </chakra.div>
    </chakra.li>
  );
}
