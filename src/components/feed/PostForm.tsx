import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, type ClipboardEvent, type DragEvent, type KeyboardEvent } from 'react';
import { postLimits } from '../../domain/posts.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { TextAreaField } from '../ui/TextAreaField.tsx';
import { ComposerBanner, type ComposerBannerProps } from './ComposerBanner.tsx';
import { callName, type Writer } from './ComposerEntryCard.tsx';
import { ComposerMedia, type ComposerMediaProps } from './ComposerMedia.tsx';
import { PicturePicker } from './PicturePicker.tsx';
import { PostAudiencePicker, type PostAudience } from './PostAudiencePicker.tsx';
import { usePostSubmit } from './usePostSubmit.ts';

export interface PostText extends PostAudience {
  text: string;
}

export interface PostFormProps extends Omit<ComposerMediaProps, 'error'>, Omit<ComposerBannerProps, 'error'> {
  writer: Writer;
  value: PostText;
  onChange: (value: PostText) => void;
  onPick: (event: { files: File[] }) => void;
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

const imagesOf = ({ files }: DataTransfer) => [...files].filter(({ type }) => type.startsWith('image/'));

const withoutDescription = (count: number) =>
  count === 1
    ? '1 picture has no description. People who cannot see it will miss what it shows.'
    : `${count} pictures have no description. People who cannot see them will miss what they show.`;

/** What a post is made of. Ctrl or Command with Enter sends it; pictures can be pasted and dropped. */
export function PostForm({ writer, value, onChange, pictures, onPick, onSubmit, ...props }: PostFormProps) {
  const { errors = {}, busy = false, submitLabel = 'Post', draft, conflict, ...media } = props;
  const { form, field, submit, refused, forgive, undescribed, waiting } = usePostSubmit({
    text: value.text,
    pictures,
    busy,
    onSubmit,
  });
  useLayoutEffect(() => {
    if (errors.text) field.current?.focus();
  }, [errors.text, field]);
  const change = (part: Partial<PostText>) => {
    forgive();
    onChange({ ...value, ...part });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const files = imagesOf(data);
    if (files.length === 0) return;
    event.preventDefault();
    onPick({ files });
  };
  return (
    <chakra.form
      ref={form}
      onSubmit={submit}
      onKeyDown={onKey}
      onPaste={(event) => take(event, event.clipboardData)}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
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
        error={refused.text ?? errors.text}
        dir="auto"
        data-autofocus=""
      />
      <ComposerMedia {...media} pictures={pictures} error={refused.media ?? errors.media} />
      <PostAudiencePicker value={value} onChange={change} />
      {undescribed > 0 && <Notice tone="warning">{withoutDescription(undescribed)}</Notice>}
      <chakra.div css={actions}>
        <PicturePicker onPick={onPick} />
        <Button type="submit" busy={busy || waiting} busyLabel={waiting ? 'Uploading pictures' : 'Sending'}>
          {undescribed > 0 ? `${submitLabel} anyway` : submitLabel}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
