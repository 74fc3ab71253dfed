import { chakra } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useId, useRef } from 'react';
import type { JobPicture } from '../../../domain/jobPicture.ts';
import { imageTypes } from '../../../domain/posts.ts';
import { isUnderWay } from '../../../domain/uploads.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { FieldNote } from '../../ui/FieldNote.tsx';
import { UploadArea } from '../../ui/UploadArea.tsx';
import { UploadProgress } from '../../ui/UploadProgress.tsx';
import { useFileChooser } from '../../ui/useFileChooser.ts';
import type { JobPictureUpload } from './jobPictureUpload.ts';

const CropDialog = lazy(async () => ({ default: (await import('../../ui/CropDialog.tsx')).CropDialog }));

export interface JobPicturePickerProps extends Omit<JobPictureUpload, 'arrived'> {
  /** Of the company: its initials stand in for a picture. */
  companyName: string;
  /** Its own picture stands until another one is given. */
  isMember: boolean;
  picture: JobPicture;
  error?: string | undefined;
  onRemove: () => void;
}

const isPicture = ({ type }: File) => type.startsWith('image/');

function noteOf({ picture, isMember }: Pick<JobPicturePickerProps, 'picture' | 'isMember'>): string {
  if (picture.own)
    return isMember
      ? 'For this job alone. Without it, the picture of the company is shown.'
      : 'For this job alone.';
  if (picture.src) return 'This is the company’s own. You can give this job another one.';
  return 'Such as its logo. It stands beside the job wherever the job is listed.';
}

type StateProps = Pick<JobPicturePickerProps, 'upload' | 'error' | 'picture' | 'isMember' | 'onRetry'>;

/** How far it is, what is wrong, or what stands there. */
function State({ noteId, onRetry, ...props }: StateProps & { noteId: string }) {
  const { upload, error } = props;
  const failed = upload?.state === 'failed';
  const isSent = upload !== undefined && isUnderWay(upload.state);
  return (
    <>
      {upload && (
        <UploadProgress name="The picture" {...upload} onRetry={upload.retryable ? onRetry : undefined} />
      )}
      {(error !== undefined || !isSent) && (
        <FieldNote id={noteId} tone={error && !failed ? 'error' : 'help'}>
          {failed ? 'The job can be saved without it.' : (error ?? noteOf(props))}
        </FieldNote>
      )}
    </>
  );
}

/** The picture beside a job: the company's own, or one for this job alone (product S27). Decorative: the name says who it is. */
export function JobPicturePicker(props: JobPicturePickerProps) {
  const { companyName, picture, upload, crop, onPick, onRemove, onCancel, onRetry } = props;
  const chooser = useFileChooser({
    label: 'File of the company picture',
    accept: imageTypes,
    onFiles: ([file]) => file && onPick({ file }),
  });
  const choose = useRef<HTMLButtonElement>(null);
  const id = useId();
  const failed = upload?.state === 'failed';
  const isSent = upload !== undefined && isUnderWay(upload.state);
  // What was pressed goes away with what it stopped.
  const then = (act: () => void) => () => {
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
        <chakra.div role="group" aria-labelledby={`${id}label`} display="grid" gap={2} minWidth={0}>
          <chakra.span id={`${id}label`} textStyle="label">
            Company picture
            <chakra.span color="fg.muted" fontWeight="regular">
              {' (optional)'}
            </chakra.span>
          </chakra.span>
          <chakra.div display="flex" gap={4} alignItems="flex-start" minWidth={0}>
            <Avatar
              id={companyName}
              name={companyName}
              src={(isSent ? upload.previewUrl : picture.src) ?? null}
              shape="company"
              size="lg"
            />
            <chakra.div flex={1} minWidth={0} display="grid" gap={2}>
              <chakra.div display="flex" flexWrap="wrap" gap={2}>
                <input {...chooser.input} />
                <Button
                  ref={choose}
                  name="companyImageKey"
                  variant="outline"
                  iconStart={<ImagePlus aria-hidden />}
                  aria-describedby={`${id}note`}
                  onClick={chooser.open}
                >
                  {picture.own || isSent ? 'Change picture' : 'Choose a picture'}
                </Button>
                {upload && (failed || isSent) ? (
                  <Button variant="ghost" onClick={then(onCancel)}>
                    {failed ? 'Dismiss' : 'Cancel upload'}
                  </Button>
                ) : (
                  picture.own && (
                    <Button variant="ghost" onClick={then(onRemove)}>
                      Remove
                    </Button>
                  )
                )}
              </chakra.div>
              <State {...props} noteId={`${id}note`} onRetry={then(onRetry)} />
            </chakra.div>
          </chakra.div>
        </chakra.div>
      </UploadArea>
      {crop && (
        <Suspense fallback={null}>
          <CropDialog open aspect={1} title="Choose the part to show" {...crop} />
        </Suspense>
      )}
    </>
  );
}
