import { chakra } from '@chakra-ui/react';
import { ImagePlus, SendHorizontal, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { chatLimits, messageError } from '../../domain/chat.ts';
import { imageTypes } from '../../domain/posts.ts';
import { isUnderWay, type UploadState } from '../../domain/uploads.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { UploadArea } from '../ui/UploadArea.tsx';
import { UploadProgress } from '../ui/UploadProgress.tsx';
import { useFileChooser } from '../ui/useFileChooser.ts';

/** The picture that goes with the next message. */
export interface ChatPicture {
  name: string;
  previewUrl: string;
  state: UploadState;
  /** 0 to 1. */
  progress: number;
  error?: string | undefined;
  /** The same file may pass another time. */
  retryable?: boolean | undefined;
  alt: string;
}

export interface MessageFormProps {
  friendName: string;
  value: string;
  onChange: (event: { text: string }) => void;
  /** Why what was sent could not be kept; its words are back in the field. */
  error?: string | undefined;
  /** Called with what keeps the rules; the picture has arrived, or goes with the message once it can. */
  onSubmit: (event: { text: string }) => void;
  picture?: ChatPicture | undefined;
  onPick: (event: { file: File }) => void;
  onDescribe: (event: { alt: string }) => void;
  onRemovePicture: () => void;
  onRetryPicture: () => void;
  /** Enter sends and Shift with Enter makes a new line; else Enter makes a new line, as on phones. */
  enterSends?: boolean;
}

type PictureProps = Pick<MessageFormProps, 'onDescribe' | 'onRemovePicture' | 'onRetryPicture'> & {
  picture: ChatPicture;
};

function Picture({ picture, onDescribe, onRemovePicture, onRetryPicture }: PictureProps) {
  const { name, previewUrl, state, progress, error, retryable, alt } = picture;
  return (
    <chakra.div display="flex" gap={3} alignItems="flex-start">
      <chakra.img
        src={previewUrl || undefined}
        alt=""
        boxSize={18}
        flexShrink={0}
        objectFit="cover"
        borderRadius="control"
        bg="bg.sunken"
        opacity={state === 'failed' ? 0.5 : 1}
      />
      <chakra.div flex={1} minWidth={0} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={2}>
        {(state !== 'failed' || retryable) && (
          <TextAreaField
            label="Description of the picture"
            labelHidden
            placeholder="Describe this for people who cannot see it"
            rows={2}
            max={chatLimits.alt}
            value={alt}
            onChange={({ target }) => onDescribe({ alt: target.value })}
            dir="auto"
          />
        )}
        <UploadProgress
          name={name}
          state={state}
          progress={progress}
          error={error}
          onRetry={retryable ? onRetryPicture : undefined}
        />
        {state === 'failed' && retryable && (
          <chakra.p textStyle="caption" color="fg.muted">
            Or send your message now: the picture goes with it once there is a connection.
          </chakra.p>
        )}
      </chakra.div>
      <IconButton label="Remove the picture" icon={<X aria-hidden />} onClick={onRemovePicture} />
    </chakra.div>
  );
}

function PicturePick({ onPick }: Pick<MessageFormProps, 'onPick'>) {
  const chooser = useFileChooser({
    label: 'Picture',
    accept: imageTypes,
    onFiles: ([file]) => file && onPick({ file }),
  });
  return (
    <>
      <input {...chooser.input} />
      <IconButton label="Add a picture" icon={<ImagePlus aria-hidden />} onClick={chooser.open} />
    </>
  );
}

const pictureTroubles = {
  onItsWay: 'The picture is still on its way.',
  failed: 'The picture did not upload. Remove it, or choose another one.',
};

function troubleOf(text: string, picture: ChatPicture | undefined): string | undefined {
  // One that a network stopped is sent with the message, however long that waits.
  if (picture?.state === 'failed' && !picture.retryable) return pictureTroubles.failed;
  if (picture && isUnderWay(picture.state)) return pictureTroubles.onItsWay;
  return messageError(text, picture !== undefined);
}

/** Writes the next message. */
export function MessageForm(props: MessageFormProps) {
  const { friendName, value, onChange, onSubmit, picture, onPick, enterSends = false } = props;
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const state = picture?.state;
  const [lastState, setLastState] = useState(state);
  if (state !== lastState) {
    setLastState(state);
    setRefusal(undefined);
  }
  useLayoutEffect(() => {
    if (refusal) field.current?.focus();
  }, [refusal]);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const text = value.trim();
    const wrong = troubleOf(text, picture);
    setRefusal(wrong);
    if (!wrong) onSubmit({ text });
    field.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    // Enter also ends the choice of a Japanese or Chinese word; that is no message yet.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey || (enterSends && !event.shiftKey)) {
      event.preventDefault();
      submit();
    }
  };
  return (
    <UploadArea
      onFiles={({ files: [file] }) => file && onPick({ file })}
      wants={({ type }) => imageTypes.includes(type)}
      hint="Drop a picture here"
    >
      <chakra.form
        onSubmit={submit}
        noValidate
        aria-label={`Write to ${friendName}`}
        display="grid"
        gap={3}
        paddingInline={{ base: 3, md: 5 }}
        paddingBlock={3}
        borderBlockStartWidth="1px"
        borderColor="border.subtle"
      >
        {picture && <Picture {...props} picture={picture} />}
        <chakra.div display="flex" gap={1.5} alignItems="flex-start">
          <chakra.div pt={0.5}>
            <PicturePick onPick={onPick} />
          </chakra.div>
          <chakra.div
            flex={1}
            minWidth={0}
            css={{ '& textarea': { maxHeight: '9.5rem', overflowY: 'auto' } }}
          >
            <TextAreaField
              ref={field}
              label={`Message to ${friendName}`}
              labelHidden
              placeholder="Write a message"
              rows={1}
              max={chatLimits.text}
              value={value}
              onChange={({ target }) => {
                setRefusal(undefined);
                onChange({ text: target.value });
              }}
              onKeyDown={onKey}
              error={refusal ?? props.error}
              enterKeyHint={enterSends ? 'send' : 'enter'}
              dir="auto"
            />
          </chakra.div>
          <chakra.div pt={0.5}>
            <IconButton
              type="submit"
              // It calls for a press only when there is something to send.
              variant={value.trim() || picture ? 'solid' : 'ghost'}
              label="Send"
              icon={<SendHorizontal aria-hidden />}
            />
          </chakra.div>
        </chakra.div>
      </chakra.form>
    </UploadArea>
  );
}
