import { chakra } from '@chakra-ui/react';
import { Camera, ImagePlus } from 'lucide-react';
import { imageTypes } from '../../domain/posts.ts';
import { isUnderWay, type UploadState } from '../../domain/uploads.ts';
import { Avatar, type AvatarProps } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { FieldNote } from '../ui/FieldNote.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { UploadArea } from '../ui/UploadArea.tsx';
import { UploadProgress } from '../ui/UploadProgress.tsx';
import { useFileChooser } from '../ui/useFileChooser.ts';

/** A picture on its way to the server. */
export interface ProfilePicture {
  previewUrl: string;
  state: UploadState;
  /** 0 to 1. */
  progress: number;
  error?: string | undefined;
  /** The same file may pass another time. */
  retryable?: boolean | undefined;
}

export interface ProfilePicturePickerProps {
  /** For the initials while there is no picture. */
  name: string;
  shape: NonNullable<AvatarProps['shape']>;
  picture?: ProfilePicture | undefined;
  onPick: (event: { file: File }) => void;
  onRemove: () => void;
  onRetry: () => void;
  /** Offers the front camera of a phone beside the gallery. */
  capture?: boolean;
}

const isPicture = ({ type }: File) => type.startsWith('image/');

/** One optional picture or logo. What goes wrong with it never stands in the way of the form. */
export function ProfilePicturePicker({
  name,
  shape,
  picture,
  capture,
  ...events
}: ProfilePicturePickerProps) {
  const { onPick, onRemove, onRetry } = events;
  const noun = shape === 'company' ? 'logo' : 'picture';
  const failed = picture?.state === 'failed';
  const onFiles = ([file]: File[]) => file && onPick({ file });
  const files = useFileChooser({ label: `File of your ${noun}`, accept: imageTypes, onFiles });
  const photo = useFileChooser({ label: 'Photo of you', accept: ['image/*'], capture: 'user', onFiles });
  return (
    <UploadArea
      hint={`Drop your ${noun} here`}
      wants={isPicture}
      onFiles={({ files: [file] }) => file && onPick({ file })}
    >
      <chakra.div
        role="group"
        aria-label={`Your ${noun}, optional`}
        display="flex"
        gap={4}
        alignItems="center"
      >
        <Avatar id={name} name={name} shape={shape} size="lg" src={failed ? null : picture?.previewUrl} />
        <chakra.div flex={1} minWidth={0} display="grid" gap={2}>
          <chakra.div display="flex" flexWrap="wrap" gap={2}>
            <input {...files.input} />
            {failed && picture.retryable && (
              <Button size="sm" variant="outline" onClick={onRetry}>
                Retry
              </Button>
            )}
            <Button size="sm" variant="outline" iconStart={<ImagePlus aria-hidden />} onClick={files.open}>
              {picture ? `Change ${noun}` : `Add a ${noun}`}
            </Button>
            {capture && (
              <>
                <input {...photo.input} />
                <IconButton
                  size="sm"
                  label="Take a photo"
                  icon={<Camera aria-hidden />}
                  onClick={photo.open}
                />
              </>
            )}
            {picture && (
              <Button size="sm" variant="ghost" onClick={onRemove}>
                {isUnderWay(picture.state) ? 'Cancel' : 'Remove'}
              </Button>
            )}
          </chakra.div>
          {picture && isUnderWay(picture.state) && (
            <UploadProgress name={`the ${noun}`} state={picture.state} progress={picture.progress} />
          )}
          {failed ? (
            <div role="alert">
              <FieldNote id="picture-error" tone="error">
                {picture.error} You can go on without it.
              </FieldNote>
            </div>
          ) : (
            !picture && (
              <chakra.p textStyle="small" color="fg.muted">
                Optional. You can add it later.
              </chakra.p>
            )
          )}
        </chakra.div>
      </chakra.div>
    </UploadArea>
  );
}
