import { chakra } from '@chakra-ui/react';
import { ArrowUp, Images, X } from 'lucide-react';
import { useId } from 'react';
import { eventTextLimits } from '../../../domain/eventErrors.ts';
import { eventLimits, type EventPicture } from '../../../domain/eventForm.ts';
import { imageTypes } from '../../../domain/posts.ts';
import { moveTo } from '../../../lib/moveTo.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldNote } from '../../ui/FieldNote.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { UploadArea } from '../../ui/UploadArea.tsx';
import { UploadProgress } from '../../ui/UploadProgress.tsx';
import { useListFocus } from '../../ui/useListFocus.ts';
import { useFileChooser } from '../../ui/useFileChooser.ts';
import type { EventUploads } from './eventUploads.ts';

export interface EventGalleryPickerProps extends Omit<EventUploads['gallery'], 'arrived'> {
  pictures: readonly EventPicture[];
  error?: string | undefined;
  onChange: (event: { pictures: readonly EventPicture[] }) => void;
}

const isPicture = ({ type }: File) => type.startsWith('image/');
const look = {
  boxSize: { base: 18, sm: 24 },
  flexShrink: 0,
  objectFit: 'cover',
  borderRadius: 'control',
  bg: 'bg.sunken',
} as const;
const row = { display: 'flex', gap: 3, alignItems: 'flex-start' } as const;

/** Up to ten further pictures of an event, each with its description, in the order in which they are seen. */
export function EventGalleryPicker(props: EventGalleryPickerProps) {
  const { pictures, uploads, error, onChange, onPick, onRemove, onRetry } = props;
  const id = useId();
  const { box } = useListFocus(
    [...pictures.map(({ mediaKey }) => mediaKey), ...uploads.map((one) => one.id)].join(),
  );
  const room = eventLimits.gallery - pictures.length - uploads.length;
  const add = (files: File[]) => onPick({ files: files.slice(0, Math.max(0, room)) });
  const chooser = useFileChooser({
    label: 'Files of further pictures',
    accept: imageTypes,
    multiple: true,
    onFiles: add,
  });
  return (
    <UploadArea
      hint="Drop pictures here"
      wants={isPicture}
      disabled={room <= 0}
      onFiles={({ files }) => add(files)}
    >
      <chakra.div {...box} role="group" display="grid" gap={3} aria-labelledby={`${id}label`}>
        <chakra.h3 id={`${id}label`} textStyle="label">
          More pictures{' '}
          <chakra.span color="fg.muted" fontWeight="regular">
            (optional)
          </chakra.span>
        </chakra.h3>
        {pictures.length + uploads.length > 0 && (
          <chakra.ul listStyleType="none" display="grid" gap={4} aria-label="More pictures">
            {pictures.map((picture, index) => (
              <chakra.li key={picture.mediaKey} {...row}>
                <chakra.img {...look} src={picture.src} alt="" />
                <chakra.div flex={1} minWidth={0}>
                  <TextAreaField
                    label={`Description of picture ${index + 1}`}
                    labelHidden
                    placeholder="Describe this for people who cannot see it"
                    rows={2}
                    max={eventTextLimits.alt}
                    dir="auto"
                    value={picture.alt}
                    onChange={({ target }) =>
                      onChange({ pictures: pictures.with(index, { ...picture, alt: target.value }) })
                    }
                  />
                </chakra.div>
                <chakra.div display="flex" flexDirection={{ base: 'column', sm: 'row' }}>
                  {pictures.length > 1 && (
                    <IconButton
                      label={`Move picture ${index + 1} up`}
                      title="Move up"
                      icon={<ArrowUp aria-hidden />}
                      disabled={index === 0}
                      onClick={() => onChange({ pictures: moveTo(pictures, picture, index - 1) })}
                    />
                  )}
                  <IconButton
                    label={`Remove picture ${index + 1}`}
                    title="Remove"
                    icon={<X aria-hidden />}
                    onClick={() => onChange({ pictures: pictures.toSpliced(index, 1) })}
                  />
                </chakra.div>
              </chakra.li>
            ))}
            {uploads.map((upload) => (
              <chakra.li key={upload.id} {...row}>
                <chakra.img {...look} src={upload.previewUrl} alt="" />
                <chakra.div flex={1} minWidth={0}>
                  <UploadProgress
                    {...upload}
                    onRetry={upload.retryable ? () => onRetry({ id: upload.id }) : undefined}
                  />
                </chakra.div>
                <IconButton
                  label={`Remove ${upload.name}`}
                  title="Remove"
                  icon={<X aria-hidden />}
                  onClick={() => onRemove({ id: upload.id })}
                />
              </chakra.li>
            ))}
          </chakra.ul>
        )}
        <div>
          <input {...chooser.input} />
          <Button
            name="gallery"
            variant="outline"
            iconStart={<Images aria-hidden />}
            aria-describedby={`${id}note`}
            disabled={room <= 0}
            onClick={chooser.open}
          >
            {room > 0 ? 'Add pictures' : 'Ten pictures are the most'}
          </Button>
        </div>
        <FieldNote id={`${id}note`} tone={error ? 'error' : 'help'}>
          {error ?? 'Of the place, or of last time. At most ten.'}
        </FieldNote>
      </chakra.div>
    </UploadArea>
  );
}
