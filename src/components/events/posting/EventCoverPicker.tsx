import { chakra } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useId, useRef, type RefObject } from 'react';
import { eventTextLimits } from '../../../domain/eventErrors.ts';
import type { EventPicture } from '../../../domain/eventForm.ts';
import { imageTypes } from '../../../domain/posts.ts';
import { isUnderWay } from '../../../domain/uploads.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldNote } from '../../ui/FieldNote.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { UploadArea } from '../../ui/UploadArea.tsx';
import { UploadProgress } from '../../ui/UploadProgress.tsx';
import { useFileChooser } from '../../ui/useFileChooser.ts';
import { EventMedia } from '../search/EventMedia.tsx';
import type { EventUploads } from './eventUploads.ts';

const CropDialog = lazy(async () => ({ default: (await import('../../ui/CropDialog.tsx')).CropDialog }));

export interface EventCoverPickerProps extends Omit<EventUploads['cover'], 'arrived'> {
  picture?: EventPicture | undefined;
  error?: string | undefined;
  onChange: (event: { picture: EventPicture | undefined }) => void;
}

const isPicture = ({ type }: File) => type.startsWith('image/');
const help = 'It stands wherever the event is shown. 16:9, at least 1200 pixels wide: you choose the part.';

type ButtonsProps = Pick<EventCoverPickerProps, 'picture' | 'upload' | 'onPick' | 'onCancel' | 'onChange'> & {
  noteId: string;
  choose: RefObject<HTMLButtonElement | null>;
  /** What was pressed goes away with what it stopped. */
  away: (act: () => void) => () => void;
};

function Buttons({ picture, upload, noteId, choose, away, onPick, onCancel, onChange }: ButtonsProps) {
  const chooser = useFileChooser({
    label: 'File of the picture',
    accept: imageTypes,
    onFiles: ([file]) => file && onPick({ file }),
  });
  const isSent = upload !== undefined && isUnderWay(upload.state);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap={2}>
      <input {...chooser.input} />
      <Button
        ref={choose}
        name="eventImage"
        variant="outline"
        iconStart={<ImagePlus aria-hidden />}
        aria-describedby={noteId}
        onClick={chooser.open}
      >
        {picture || isSent ? 'Change picture' : 'Choose a picture'}
      </Button>
      {upload ? (
        <Button variant="ghost" onClick={away(onCancel)}>
          {isSent ? 'Cancel upload' : 'Dismiss'}
        </Button>
      ) : (
        picture && (
          <Button variant="ghost" onClick={away(() => onChange({ picture: undefined }))}>
            Remove
          </Button>
        )
      )}
    </chakra.div>
  );
}

/** The picture of an event: chosen, cut to its shape, described (product S35). */
export function EventCoverPicker(props: EventCoverPickerProps) {
  const { picture, upload, crop, onPick, onChange, onCancel, onRetry } = props;
  const choose = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isSent = upload !== undefined && isUnderWay(upload.state);
  const failed = upload?.state === 'failed';
  // Nobody is asked for the picture that is on its way.
  const error = isSent ? undefined : props.error;
  // What was pressed goes away with what it stopped.
  const away = (act: () => void) => () => {
    choose.current?.focus();
    act();
  };
  return (
    <>
      <UploadArea
        hint="Drop the picture here"
        wants={isPicture}
        onFiles={({ files: [file] }) => file && onPick({ file })}
      >
        <chakra.div role="group" aria-labelledby={`${id}label`} display="grid" gap={3} minWidth={0}>
          <chakra.span id={`${id}label`} textStyle="label">
            Picture
          </chakra.span>
          <chakra.div maxWidth="28rem" borderRadius="control" overflow="hidden">
            <EventMedia src={isSent ? upload.previewUrl : picture?.src} />
          </chakra.div>
          <Buttons {...{ picture, upload, choose, away, onPick, onCancel, onChange }} noteId={`${id}note`} />
          {upload && (
            <UploadProgress
              {...upload}
              name="The picture"
              onRetry={upload.retryable ? away(onRetry) : undefined}
            />
          )}
          {!failed && (
            <FieldNote id={`${id}note`} tone={error ? 'error' : 'help'}>
              {error ?? help}
            </FieldNote>
          )}
          {picture && !isSent && (
            <TextAreaField
              label="Description of the picture"
              optional
              value={picture.alt}
              max={eventTextLimits.alt}
              rows={2}
              dir="auto"
              help="For people who cannot see it."
              onChange={({ target }) => onChange({ picture: { ...picture, alt: target.value } })}
            />
          )}
        </chakra.div>
      </UploadArea>
      {crop && (
        <Suspense fallback={null}>
          <CropDialog open aspect={16 / 9} title="Choose the part to show" {...crop} />
        </Suspense>
      )}
    </>
  );
}
