import { useRef, type ChangeEvent, type RefObject } from 'react';

export interface FileChooserOptions {
  /** Names the field for whoever does not see it. */
  label: string;
  /** Media types, or endings with their dot. */
  accept: readonly string[];
  multiple?: boolean;
  /** Phones: which camera is opened instead of the files. */
  capture?: 'user' | 'environment';
  /** At least one. */
  onFiles: (files: File[]) => void;
}

export interface FileChooser {
  /** Spread it on an `input` beside the button. */
  input: {
    ref: RefObject<HTMLInputElement | null>;
    type: 'file';
    hidden: true;
    'aria-label': string;
    accept: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  } & Pick<FileChooserOptions, 'multiple' | 'capture'>;
  /** Opens the system's own window. */
  open: () => void;
}

/** The system's own chooser of files, gallery or camera, behind a button that looks like the others. */
export function useFileChooser({ label, accept, onFiles, ...kind }: FileChooserOptions): FileChooser {
  const ref = useRef<HTMLInputElement>(null);
  return {
    input: {
      ...kind,
      ref,
      type: 'file',
      hidden: true,
      'aria-label': label,
      accept: accept.join(),
      onChange({ target }) {
        const files = [...(target.files ?? [])];
        target.value = ''; // The same file can be chosen again after it was removed.
        if (files.length > 0) onFiles(files);
      },
    },
    open: () => ref.current?.click(),
  };
}
