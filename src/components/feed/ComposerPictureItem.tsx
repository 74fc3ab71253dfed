import { chakra } from '@chakra-ui/react';
import { RotateCw, X } from 'lucide-react';
import { postLimits } from '../../domain/posts.ts';
import { Button } from '../ui/Button.tsx';
import { FieldNote } from '../ui/FieldNote.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';

/** A picture in the composer: chosen now, or part of the post that is edited. */
export interface ComposerPicture {
  id: string;
  /** Of its file; absent on a picture that the post already has. */
  name?: string;
  previewUrl: string;
  state: 'uploading' | 'ready' | 'failed';
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
  onDescribe: (event: { id: string; alt: string }) => void;
  onRemove: (event: { id: string }) => void;
  onRetry: (event: { id: string }) => void;
}

/** One picture of a post that is being written: preview, description, progress or refusal. */
export function ComposerPictureItem({
  picture,
  position,
  onDescribe,
  onRemove,
  onRetry,
}: ComposerPictureItemProps) {
  const { id, name, previewUrl, state, progress, error, alt } = picture;
  return (
    <chakra.li display="flex" gap={3} alignItems="flex-start">
      <chakra.img
        src={previewUrl}
        alt=""
        boxSize={{ base: 18, sm: 24 }}
        flexShrink={0}
        objectFit="cover"
        borderRadius="control"
        bg="bg.sunken"
        opacity={state === 'failed' ? 0.5 : 1}
      />
      <chakra.div flex={1} minWidth={0}>
        {state === 'failed' ? (
          <>
            <div role="alert">
              <chakra.p fontWeight="semibold" truncate title={name}>
                {name}
              </chakra.p>
              <FieldNote id={`picture-${id}`} tone="error">
                {error}
              </FieldNote>
            </div>
            {picture.retryable && (
              <chakra.div mt={2}>
                <Button
                  size="sm"
                  variant="outline"
                  iconStart={<RotateCw aria-hidden />}
                  onClick={() => onRetry({ id })}
                >
                  Retry
                </Button>
              </chakra.div>
            )}
          </>
        ) : (
          <TextAreaField
            label={`Description of picture ${position}`}
            labelHidden
            placeholder="Describe this for people who cannot see it"
            rows={2}
            max={postLimits.alt}
            value={alt}
            onChange={({ target }) => onDescribe({ id, alt: target.value })}
            data-undescribed={alt ? undefined : ''}
          />
        )}
        {state === 'uploading' && (
          <chakra.div mt={2}>
            <ProgressBar label={`Uploading ${name}`} labelHidden value={progress * 100} />
            <chakra.p textStyle="caption" color="fg.muted" mt={1} aria-hidden>
              {progress < 1 ? 'Uploading…' : 'Processing…'}
            </chakra.p>
          </chakra.div>
        )}
      </chakra.div>
      <IconButton
        size="sm"
        label={`Remove picture ${position}${name ? `, ${name}` : ''}`}
        title="Remove"
        icon={<X aria-hidden />}
        onClick={() => onRemove({ id })}
      />
    </chakra.li>
  );
}
