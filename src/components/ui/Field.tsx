import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldNote } from './FieldNote.tsx';

/** What the label, the help and the error are tied to: spread it on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** The part of the frame that every field takes. */
export interface FieldFrameProps {
  label: string;
  help?: ReactNode;
  /** Replaces the help and marks the control invalid. */
  error?: string;
  required?: boolean;
  /** Says "optional" beside the label: in our forms the required fields are the rule. */
  optional?: boolean;
  /** At the end of the label's line, such as "Forgot password?". */
  action?: ReactNode;
  /** The label is for screen readers only. */
  labelHidden?: boolean;
  id?: string;
}

/** Parts the frame's properties from those of the control. */
export function splitFrame<Props extends FieldFrameProps>(props: Props) {
  const { label, help, error, required, optional, action, labelHidden, id, ...control } = props;
  return [{ label, help, error, required, optional, action, labelHidden, id }, control] as const;
}

export interface FieldProps extends FieldFrameProps {
  /** Several controls under one label: a group that carries the label, instead of a `<label>`. */
  group?: 'group' | 'radiogroup';
  children: (control: FieldControl) => ReactNode;
}

/** Label above, help below, error in the place of help. */
export function Field({
  label,
  help,
  error,
  required,
  optional,
  action,
  labelHidden,
  id,
  group,
  children,
}: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const labelId = `${control}-label`;
  const noteId = `${control}-note`;
  const note = error ?? help;
  const props: FieldControl = {
    id: control,
    'aria-describedby': note ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  const name = (
    <>
      {label}
      {optional && (
        // The space stands between the two: at the beginning of the second some would not say it.
        <>
          {' '}
          <chakra.span color="fg.muted" fontWeight="regular">
            (optional)
          </chakra.span>
        </>
      )}
    </>
  );
  const asGroup = { role: group, 'aria-labelledby': labelId, 'aria-describedby': props['aria-describedby'] };
  return (
    <chakra.div minWidth={0} {...(group ? asGroup : {})}>
      <chakra.div
        display="flex"
        justifyContent="space-between"
        alignItems="baseline"
        gap={3}
        mb={labelHidden ? 0 : 1.5}
      >
        {group ? (
          <chakra.span id={labelId} textStyle="label" srOnly={labelHidden}>
            {name}
          </chakra.span>
        ) : (
          <chakra.label id={labelId} htmlFor={control} textStyle="label" srOnly={labelHidden}>
            {name}
          </chakra.label>
        )}
        {action && (
          // On phones it is as high as a finger needs; the label stays as near to its field as every other.
          <chakra.span textStyle="label" flexShrink={0} marginBlock={{ base: -3, md: 0 }}>
            {action}
          </chakra.span>
        )}
      </chakra.div>
      {children(props)}
      {note && (
        <FieldNote id={noteId} tone={error ? 'error' : 'help'}>
          {note}
        </FieldNote>
      )}
    </chakra.div>
  );
}
