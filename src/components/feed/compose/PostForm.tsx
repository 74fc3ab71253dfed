import { chakra } from '@chakra-ui/react';
import { memo, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { postLimits } from '../../../domain/posts.ts';
import { formActions } from '../../../theme/recipes/dialog.ts';
import { isMediaFile } from '../../../domain/uploads.ts';
import { Button } from '../../ui/Button.tsx';
import { FormatBar } from '../../ui/FormatBar.tsx';
import { MentionField, type MentionFieldProps } from '../../ui/MentionField.tsx';
import type { MentionText } from '../../../lib/mentionPlaces.ts';
import { Notice } from '../../ui/Notice.tsx';
import { UploadArea } from '../../ui/UploadArea.tsx';
import { useFormat } from '../../ui/useFormat.ts';
import { ComposerBanner, type ComposerBannerProps } from './ComposerBanner.tsx';
import { callName, type Writer } from './ComposerEntryCard.tsx';
import { ComposerMedia, type ComposerMediaProps } from './ComposerMedia.tsx';
import { PicturePicker, type PicturePickerProps } from './PicturePicker.tsx';
import { PostAudiencePicker, type PostAudience } from './PostAudiencePicker.tsx';
import { excess, mediaLimits, tooLongText, withoutDescription } from './postFormTexts.ts';
import { usePostSubmit } from './usePostSubmit.ts';

const label = 'Your post';

/** The same at every key. */
const Formats = memo(FormatBar);

export type PostText = PostAudience & MentionFieldProps['value'];

export interface PostFormProps extends Omit<ComposerMediaProps, 'error'>, Omit<ComposerBannerProps, 'error'> {
  writer: Writer;
  /** What the form begins with, or goes on with: another object takes the place of what was written. */
  value: PostText;
  /** Every change. Whoever hears it need not give it back. */
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

interface PostFieldProps extends Pick<PostFormProps, 'writer'> {
  field: RefObject<HTMLTextAreaElement | null>;
  /** What it begins with, as the form has it. */
  given: PostText;
  onChange: (value: MentionText) => void;
  error: string | undefined;
  busy: boolean;
}

/** The words of a post. The field draws itself for each key, and neither its form nor the page that it stands on. */
function PostField({ field, given, writer, onChange, error, busy }: PostFieldProps) {
  const [own, setOwn] = useState<{ given: PostText; value: MentionFieldProps['value'] }>({
    given,
    value: given,
  });
  const current = own.given === given ? own : { given, value: given };
  if (current !== own) setOwn(current);
  const { value } = current;
  const change = (next: MentionText) => {
    if (busy) return;
    setOwn({ given, value: next });
    onChange(next);
  };
  const { onFormat, takeKey } = useFormat(field, value, change);
  return (
    <div>
      <MentionField
        ref={field}
        label={label}
        labelHidden
        placeholder={`Share something, ${callName(writer)}`}
        rows={5}
        max={postLimits.text}
        value={value}
        onChange={change}
        onKeyDown={takeKey}
        error={error}
        dir="auto"
        readOnly={busy}
        data-autofocus=""
      />
      <Formats label={label} onFormat={onFormat} disabled={busy} />
    </div>
  );
}

/** What is written by now, and as much of it as the form around the words shows. */
function useWritten(given: PostText) {
  const written = useRef(given);
  useLayoutEffect(() => {
    written.current = given;
  }, [given]);
  const shown = (value: PostText) => ({ given, audience: value, tooLong: excess(value.text) });
  const [own, setOwn] = useState(() => shown(given));
  const current = own.given === given ? own : shown(given);
  if (current !== own) setOwn(current);
  const { audience, tooLong } = current;
  return {
    audience,
    tooLong,
    now: () => written.current,
    keep(part: Partial<PostText>) {
      const next = { ...written.current, ...part };
      written.current = next;
      if (!('text' in part) || excess(next.text) !== tooLong) setOwn(shown(next));
      return next;
    },
  };
}

/** What a post is made of. Ctrl or Command with Enter sends it; pictures and a video can be pasted and dropped. */
export function PostForm({ writer, value: given, onChange, pictures, ...props }: PostFormProps) {
  const {
    onPick,
    onSubmit,
    errors = {},
    busy = false,
    submitLabel = 'Post',
    draft,
    conflict,
    notice,
    camera,
    ...media
  } = props;
  const limits = useId();
  const { audience, tooLong, now, keep } = useWritten(given);
  const { form, field, submit, refused, forgive, undescribed, waiting } = usePostSubmit({
    text: () => now().text,
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
    onChange(keep(part));
  };
  const add: typeof onPick = (event) => {
    if (!busy) onPick(event);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  return (
    <UploadArea onFiles={onPick} wants={isMediaFile} hint="Drop pictures or a video here" disabled={busy}>
      <chakra.form
        ref={form}
        onSubmit={submit}
        onKeyDown={onKey}
        noValidate
        data-fill=""
        display="flex"
        flexDirection="column"
        gap={4}
      >
        <ComposerBanner draft={draft} conflict={conflict} error={errors.form} />
        <PostField
          field={field}
          given={given}
          writer={writer}
          onChange={change}
          error={tooLong ? tooLongText(tooLong) : (refused.text ?? errors.text)}
          busy={busy}
        />
        <ComposerMedia
          {...media}
          pictures={pictures}
          busy={busy}
          error={refused.media ?? errors.media ?? notice}
        />
        {/* Said before anything is chosen: it is too late for it after the upload. */}
        <chakra.p id={limits} textStyle="small" color="fg.muted">
          {mediaLimits}
        </chakra.p>
        <PostAudiencePicker value={audience} onChange={change} />
        <chakra.div css={formActions}>
          {undescribed > 0 && (
            <div data-part="say">
              <Notice tone="warning">{withoutDescription(undescribed)}</Notice>
            </div>
          )}
          <chakra.div flexGrow={{ base: 0, sm: 1 }} flexShrink={0}>
            <PicturePicker
              onPick={add}
              capture={camera?.capture}
              onCamera={camera?.onCamera}
              describedBy={limits}
            />
          </chakra.div>
          {tooLong && (
            <chakra.span textStyle="small" whiteSpace="nowrap" color="danger.solid" aria-hidden>
              <chakra.span hideBelow="sm">{tooLong} characters too many</chakra.span>
              <chakra.span hideFrom="sm">−{tooLong}</chakra.span>
            </chakra.span>
          )}
          <Button type="submit" busy={busy || waiting} busyLabel={waiting ? 'Uploading' : 'Sending'}>
            {undescribed > 0 ? `${submitLabel} anyway` : submitLabel}
          </Button>
        </chakra.div>
      </chakra.form>
    </UploadArea>
  );
}
