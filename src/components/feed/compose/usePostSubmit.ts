import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { postErrors } from '../../../domain/posts.ts';
import { isUnderWay } from '../../../domain/uploads.ts';
import type { ComposerPicture } from './ComposerPictureItem.tsx';

export interface PostSubmitOptions {
  /** As it is when it is submitted. */
  text: () => string;
  pictures: readonly ComposerPicture[];
  busy: boolean;
  onSubmit: () => void;
}

export interface PostSubmit {
  form: RefObject<HTMLFormElement | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  submit: (event: FormEvent) => void;
  /** What breaks a rule, since the last attempt. */
  refused: { text?: string; media?: string };
  /** The content changed: what was wrong may be right now. */
  forgive: () => void;
  /** Pictures without a description, once the writer was told of them; the next attempt sends them as they are. */
  undescribed: number;
  /** Sending waits for pictures that are still on their way. */
  waiting: boolean;
}

const retryOrRemove = 'Retry or remove what was not uploaded.';

/** From the press of Post to `onSubmit`: the rules, missing descriptions, pictures that are not there yet. */
export function usePostSubmit({ text, pictures, busy, onSubmit }: PostSubmitOptions): PostSubmit {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState<PostSubmit['refused']>({});
  const [warned, setWarned] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const undescribed = pictures.filter(({ alt, state }) => state !== 'failed' && !alt.trim()).length;
  const uploading = pictures.some(({ state }) => isUnderWay(state));
  const notUploaded = pictures.some(({ state }) => state === 'failed');
  useEffect(() => {
    if (!waiting || uploading) return;
    setWaiting(false);
    if (notUploaded) setRefused({ media: retryOrRemove });
    else onSubmit();
    // The press was checked when it came; only what happened to the pictures since is new.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [waiting, uploading]);

  useEffect(() => {
    // The button is always in sight, what is wrong with the pictures above it is not.
    if (refused.media) form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' });
  }, [refused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || waiting) return;
    const wrong = postErrors({ text: text(), alts: pictures.map(({ alt }) => alt) });
    if (notUploaded) wrong.media = retryOrRemove;
    setRefused(wrong);
    if (wrong.text) field.current?.focus();
    else if (wrong.media) return;
    else if (undescribed > 0 && !warned) {
      setWarned(true);
      form.current?.querySelector<HTMLElement>('[data-undescribed]')?.focus();
    } else if (uploading) setWaiting(true);
    else onSubmit();
  };
  return {
    form,
    field,
    submit,
    refused,
    // Where nothing was wrong, the form is not drawn anew.
    forgive: () => setRefused((now) => (Object.keys(now).length > 0 ? {} : now)),
    undescribed: warned ? undescribed : 0,
    waiting,
  };
}
