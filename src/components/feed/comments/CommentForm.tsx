import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { SendHorizontal } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { commentError } from '../../../domain/comments.ts';
import { postLimits } from '../../../domain/posts.ts';
import type { MentionPlace } from '../../../lib/mentionPlaces.ts';
import { trimText } from '../../../lib/trimText.ts';
import { MemberAvatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MentionField } from '../../ui/MentionField.tsx';

export interface CommentText {
  text: string;
  mentions: MentionPlace[];
}

const nobody: MentionPlace[] = [];

export interface CommentFormProps {
  /** What is written: "Write a comment". The label and the placeholder. */
  label: string;
  value: string;
  /** Who is named in it, and where. */
  mentions?: MentionPlace[];
  onChange: (event: CommentText) => void;
  /** Called with text that keeps the rules, without blanks around it. */
  onSubmit: (event: CommentText) => void;
  /** Whose picture stands beside it. Without: none. */
  author?: Pick<Schemas['Author'], 'userId' | 'userName' | 'userImage' | 'userType'>;
  /** From the server: why it was not sent. */
  error?: string;
  busy?: boolean;
  /** The text was left from last time. */
  onDiscardDraft?: () => void;
  /** Changes a comment that is there: Save and Cancel instead of the arrow. */
  onCancel?: () => void;
  /** Takes the focus when it appears. */
  focused?: boolean;
}

/** One comment or reply. Enter makes a new line; Ctrl or Command with Enter sends. */
export function CommentForm(props: CommentFormProps) {
  const {
    label,
    value,
    mentions = nobody,
    onChange,
    onSubmit,
    author,
    error,
    busy = false,
    onDiscardDraft,
    onCancel,
    focused,
  } = props;
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (!focused || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(value.length, value.length);
    // Only when it appears; typing must not move the caret.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [focused]);
  useLayoutEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const written = trimText({ text: value, mentions });
    const wrong = commentError(written.text);
    setRefusal(wrong);
    if (wrong) field.current?.focus();
    else if (!busy) onSubmit(written);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
    if (event.key === 'Escape' && onCancel) onCancel();
  };
  return (
    <chakra.form onSubmit={submit} noValidate display="flex" gap={3} alignItems="flex-start">
      {author && (
        <chakra.div pt={1}>
          <MemberAvatar member={author} size="sm" />
        </chakra.div>
      )}
      <chakra.div flex={1} minWidth={0}>
        <MentionField
          ref={field}
          label={label}
          labelHidden
          placeholder={label}
          rows={1}
          max={postLimits.comment}
          value={{ text: value, mentions }}
          onChange={(next) => {
            setRefusal(undefined);
            onChange(next);
          }}
          onKeyDown={onKey}
          error={refusal ?? error}
          help={onDiscardDraft && 'Draft restored'}
          dir="auto"
        />
        {(onCancel || onDiscardDraft) && (
          <chakra.div display="flex" gap={2} mt={2}>
            {onCancel && (
              <>
                <Button type="submit" size="sm" busy={busy} busyLabel="Saving">
                  Save
                </Button>
                <Button size="sm" variant="ghost" onClick={onCancel}>
                  Cancel
                </Button>
              </>
            )}
            {onDiscardDraft && (
              <Button size="sm" variant="ghost" onClick={onDiscardDraft}>
                Discard draft
              </Button>
            )}
          </chakra.div>
        )}
      </chakra.div>
      {!onCancel && (
        <chakra.div pt={0.5}>
          <IconButton
            type="submit"
            // It calls for a press only when there is something to send.
            variant={value.trim() ? 'solid' : 'ghost'}
            label="Send"
            icon={<SendHorizontal aria-hidden />}
            aria-disabled={busy}
          />
        </chakra.div>
      )}
    </chakra.form>
  );
}
