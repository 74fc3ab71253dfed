import { chakra } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { fileWords } from '../../../domain/itemFiles.ts';
import { postLimits } from '../../../domain/posts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextAreaField, type TextAreaFieldProps } from '../../ui/TextAreaField.tsx';
import { UploadArea } from '../../ui/UploadArea.tsx';
import { useFileChooser } from '../../ui/useFileChooser.ts';
import { intoSight } from '../editForm.ts';
import { VerificationFileItem, type VerificationFile } from '../verification/VerificationFileItem.tsx';

export interface ItemFilePickerProps {
  /** A proof, or a picture. */
  field: keyof typeof fileWords;
  /** On its way, or what the item has. */
  file?: VerificationFile | undefined;
  onPick: (event: { file: File }) => void;
  onRemove: () => void;
  onRetry: () => void;
  /** What the server refused, or why it cannot be saved yet. */
  error?: string | undefined;
  /** Why what was chosen was not taken. */
  note?: string | undefined;
  /** Of a picture: what it shows. */
  alt?: Pick<TextAreaFieldProps, 'name' | 'value' | 'onChange' | 'error'> | undefined;
  busy?: boolean;
}

/** The one file of an item: chosen, dropped or pasted (product 3.2, S60). */
export function ItemFilePicker({
  field,
  file,
  onPick,
  error,
  note,
  alt,
  busy = false,
  ...events
}: ItemFilePickerProps) {
  const { onRemove, onRetry } = events;
  const button = useRef<HTMLButtonElement>(null);
  const { label, choose, another, help, types } = fileWords[field];
  const chooser = useFileChooser({ label, accept: types, onFiles: ([file]) => file && onPick({ file }) });
  const remove = () => {
    onRemove();
    // The button that was pressed goes with the file.
    button.current?.focus();
  };
  return (
    <UploadArea
      hint="Drop the file here"
      wants={() => true}
      disabled={busy}
      onFiles={({ files: [chosen] }) => chosen && onPick({ file: chosen })}
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5}>
        <Field label={label} optional group="group" help={help} {...(error && { error })}>
          {({ id, 'aria-describedby': describedBy }) => (
            <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" justifyItems="start" gap={3}>
              {file && (
                <chakra.div width="full">
                  <VerificationFileItem file={file} onRemove={busy ? undefined : remove} onRetry={onRetry} />
                </chakra.div>
              )}
              <input {...chooser.input} />
              <Button
                ref={button}
                id={id}
                name="fileKey"
                variant="outline"
                iconStart={<Upload aria-hidden />}
                disabled={busy}
                aria-describedby={describedBy}
                onClick={chooser.open}
              >
                {file ? another : choose}
              </Button>
              {note && (
                <chakra.p
                  key={note}
                  ref={intoSight}
                  role="status"
                  textStyle="small"
                  color="danger.fg"
                  scrollMarginBlock={28}
                >
                  {note}
                </chakra.p>
              )}
            </chakra.div>
          )}
        </Field>
        {alt && file && (
          <TextAreaField
            label="What the picture shows"
            help="For people who cannot see it."
            optional
            rows={2}
            max={postLimits.alt}
            dir="auto"
            {...alt}
          />
        )}
      </chakra.div>
    </UploadArea>
  );
}
