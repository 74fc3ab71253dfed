import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, type KeyboardEvent } from 'react';
import { postLimits } from '../../domain/posts.ts';
import { isMediaFile, mediaTexts } from '../../domain/uploads.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { UploadArea } from '../ui/UploadArea.tsx';
import { ComposerBanner, type ComposerBannerProps } from './ComposerBanner.tsx';
import { callName, type Writer } from './ComposerEntryCard.tsx';
import { ComposerMedia, type ComposerMediaProps } from './ComposerMedia.tsx';
import { PicturePicker, type PicturePickerProps } from './PicturePicker.tsx';
import { PostAudiencePicker, type PostAudience } from './PostAudiencePicker.tsx';
import { excess, tooLongText, withoutDescription } from './postFormTexts.ts';
import { usePostSubmit } from './usePostSubmit.ts';

export interface PostText extends PostAudience {
  text: string;
}

export interface PostFormProps extends Omit<ComposerMediaProps, 'error'>, Omit<ComposerBannerProps, 'error'> {
  writer: Writer;
  value: PostText;
  onChange: (value: PostText) => void;
  onPick: (event: { files: File[] }) => void;
  /** Why some of the chosen files were not taken. */
  notice?: string | undefined;
  /** Ways to a photo; the chooser alone without it. */
  camera?: Pick<PicturePickerProps, 'capture' | 'onCamera'>;
  /** Called with content that keeps the rules and whose pictures have arrived. */
  onSubmit: () => void;
  /** From the server. */
  errors?: { text?: string; media?: string; form?: string };
  busy?: boolean;
  /** @default 'Post' */
  submitLabel?: string;
}

/** Always in sight: flush with the lower edge of the dialog, whose padding it takes back. */
const actions = {
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  marginInline: { base: -4, sm: -6 },
  marginBlockEnd: { base: -4, sm: -6 },
  paddingInline: { base: 4, sm: 6 },
  paddingBlock: 4,
  bg: 'bg.surface',
  borderBlockStartWidth: '1px',
  borderColor: 'border.subtle',
} as const;

/** What a post is made of. Ctrl or Command with Enter sends it; pictures can be pasted and dropped. */
export function PostForm({ writer, value, onChange, pictures, onPick, onSubmit, ...props }: PostFormProps) {
  const {
    errors = {},
    busy = false,
    submitLabel = 'Post',
    draft,
    conflict,
    notice,
    camera,
    ...media
  } = props;
  const { form, field, submit, refused, forgive, undescribed, waiting } = usePostSubmit({
    text: value.text,
    pictures,
    busy,
    onSubmit,
  });
  useLayoutEffect(() => {
    if (errors.text) field.current?.focus();
  }, [errors.text, field]);
  // What is on its way is not changed any more: it would be lost with the form.
  const change = (part: Partial<PostText>) => {
    if (busy) return;
    forgive();
    onChange({ ...value, ...part });
  };
  const add: typeof onPick = (event) => {
    if (!busy) onPick(event);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  const tooLong = excess(value.text);
  return (
    <UploadArea onFiles={onPick} wants={isMediaFile} hint="Drop pictures or a video here" disabled={busy}>
      <chakra.form
        ref={form}
        onSubmit={submit}
        onKeyDown={onKey}
        noValidate
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap={4}
      >
        <ComposerBanner draft={draft} conflict={conflict} error={errors.form} />
        <TextAreaField
          ref={field}
          label="Your post"
          labelHidden
          placeholder={`Share something, ${callName(writer)}`}
          rows={5}
          max={postLimits.text}
          value={value.text}
          onChange={({ target }) => change({ text: target.value })}
          error={tooLong ? tooLongText(tooLong) : (refused.text ?? errors.text)}
          dir="auto"
          readOnly={busy}
          data-autofocus=""
        />
        <ComposerMedia
          {...media}
          pictures={pictures}
          busy={busy}
          error={refused.media ?? errors.media ?? notice}
        />
        {pictures.some(({ video }) => video) && (
          <chakra.p textStyle="small" color="fg.muted">
            {mediaTexts.videoLimit}
          </chakra.p>
        )}
        <PostAudiencePicker value={value} onChange={change} />
        {undescribed > 0 && <Notice tone="warning">{withoutDescription(undescribed)}</Notice>}
        <chakra.div css={actions}>
          <PicturePicker onPick={add} capture={camera?.capture} onCamera={camera?.onCamera} />
          {tooLong && (
            <chakra.span flex={1} textStyle="small" textAlign="end" color="danger.solid" aria-hidden>
              {tooLong} characters too many
            </chakra.span>
          )}
          <Button
            type="submit"
            disabled={tooLong !== undefined}
            busy={busy || waiting}
            busyLabel={waiting ? 'Uploading' : 'Sending'}
          >
            {undescribed > 0 ? `${submitLabel} anyway` : submitLabel}
          </Button>
        </chakra.div>
      </chakra.form>
    </UploadArea>
  );
}
