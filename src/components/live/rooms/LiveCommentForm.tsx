import { chakra } from '@chakra-ui/react';
import { SendHorizontal } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { liveCommentError, liveLimits } from '../../../domain/live.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface LiveCommentFormProps {
  text: string;
  onType: (event: { text: string }) => void;
  /** Called with what keeps the rules. */
  onSend: (event: { text: string }) => void;
}

/** Writes a comment in a live room. */
export function LiveCommentForm({ text, onType, onSend }: LiveCommentFormProps) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = liveCommentError(text);
    setError(wrong);
    if (!wrong) onSend({ text: text.trim() });
  };
  return (
    <chakra.form
      onSubmit={submit}
      noValidate
      aria-label="Write a comment"
      display="flex"
      alignItems="flex-start"
      gap={1.5}
    >
      <chakra.div flex={1} minWidth={0}>
        <TextField
          label="Comment"
          labelHidden
          placeholder="Say something kind"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={liveLimits.comment}
          value={text}
          onChange={({ target }) => {
            setError(undefined);
            onType({ text: target.value });
          }}
          {...(error !== undefined && { error })}
          dir="auto"
        />
      </chakra.div>
      <IconButton
        type="submit"
        variant={text.trim() ? 'solid' : 'ghost'}
        label="Send"
        icon={<SendHorizontal aria-hidden />}
      />
    </chakra.form>
  );
}
