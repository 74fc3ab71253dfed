import type { Schemas } from '#openapi/contract.ts';
import { useState, type SyntheticEvent } from 'react';
import {
  recommendErrors,
  relationships,
  type Recommendation,
  type RecommendValues,
} from '../../domain/recommendations.ts';
import type { FieldErrors } from '../../lib/validate.ts';
import { useNow } from '../ui/Clock.tsx';
import { useValidatedForm } from '../ui/useValidatedForm.ts';

export interface RecommendFormProps {
  mode: 'ask' | 'write';
  /** Who recommends, and who is recommended. */
  fromUser: Schemas['Author'];
  toUser: Schemas['Author'];
  initialValues: RecommendValues;
  /** Called with values that keep the rules, without blanks around them. */
  onSubmit: (values: RecommendValues) => void;
  /** Each change, so that nothing is lost. */
  onChange: (values: RecommendValues) => void;
  onCancel: () => void;
  /** What is there was written before: offers to throw it away. */
  onDiscardDraft?: (() => void) | undefined;
  busy?: boolean;
  error?: string | undefined;
  fields?: FieldErrors | undefined;
}

/** What the form of a recommendation knows beside its fields. */
export function useRecommendForm(props: RecommendFormProps) {
  const { mode, fromUser, toUser, initialValues, busy = false, fields, onSubmit, onChange } = props;
  const now = useNow().toISOString();
  const [view, setView] = useState<'text' | 'preview'>('text');
  const { form, values, set, text, errorOf } = useValidatedForm<RecommendValues>({
    initialValues,
    validate: (next) => recommendErrors(mode, next),
    errors: fields,
    onSubmit(next) {
      const [position, words, requestMessage] = [next.position, next.text, next.requestMessage].map((one) =>
        one.trim(),
      ) as [string, string, string]; // Three in, three out.
      if (!busy) onSubmit({ ...next, position, text: words, requestMessage });
    },
  });
  const change = <Key extends keyof RecommendValues>(field: Key, value: RecommendValues[Key]) => {
    set(field, value);
    onChange({ ...values, [field]: value });
  };
  const words = (field: 'position' | 'text' | 'requestMessage') => ({
    ...text(field),
    onChange: ({ target }: { target: { value: string } }) => change(field, target.value),
    dir: 'auto' as const,
  });
  const position = values.position.trim();
  const preview: Recommendation = {
    recommendationId: 'preview',
    fromUser,
    toUser,
    relationship: values.relationship ?? 6,
    ...(position && { position }),
    text: values.text.trim() || 'Your words stand here.',
    state: 1,
    createdAt: now,
    updatedAt: now,
  };
  return {
    form: {
      ...form,
      onSubmit(event: SyntheticEvent) {
        // What is wrong is shown where it can be mended.
        setView('text');
        form.onSubmit(event);
      },
    },
    view,
    setView,
    values,
    words,
    relationship: {
      name: 'relationship',
      value: values.relationship === undefined ? '' : String(values.relationship),
      onChange: ({ target }: { target: { value: string } }) =>
        change(
          'relationship',
          relationships.find((one) => String(one) === target.value),
        ),
      error: errorOf('relationship'),
    },
    preview,
  };
}
