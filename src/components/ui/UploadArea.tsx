import { chakra } from '@chakra-ui/react';
import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';

export interface UploadAreaProps {
  children: ReactNode;
  /** Files that were dropped or pasted here, of the wanted kinds. */
  onFiles: (event: { files: File[] }) => void;
  /** Which of them are wanted; others are left to the browser. */
  wants: (file: File) => boolean;
  /** Said over the area while files hover over it: "Drop pictures here". */
  hint: string;
  disabled?: boolean;
}

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Cells and pages of an office program come with a picture of themselves; what is meant is the text. */
const isDocument = ({ types }: DataTransfer) => types.includes('text/plain') && types.includes('text/html');

/** Takes files that are dropped on it or pasted into it. Always beside a button that does the same. */
export function UploadArea({ children, onFiles, wants, hint, disabled = false }: UploadAreaProps) {
  const [over, setOver] = useState(false);
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    setOver(false);
    const files = [...data.files].filter(wants);
    if (disabled || files.length === 0) return;
    event.preventDefault();
    onFiles({ files });
  };
  const paste = (event: ClipboardEvent) => {
    if (!isDocument(event.clipboardData)) take(event, event.clipboardData);
  };
  const enter = (event: DragEvent) => {
    if (disabled || !carriesFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false); // What is entered is an element.
  };
  return (
    <chakra.div
      position="relative"
      minWidth={0}
      onPaste={paste}
      onDragEnter={enter}
      onDragOver={enter}
      onDragLeave={leave}
      onDrop={(event) => take(event, event.dataTransfer)}
    >
      {children}
      {over && (
        <chakra.div
          position="absolute"
          inset={0}
          zIndex={2}
          display="grid"
          placeItems="center"
          pointerEvents="none"
          // Nothing shows through: two texts over each other are none.
          bg="accent.muted"
          borderWidth="2px"
          borderStyle="dashed"
          borderColor="accent.solid"
          borderRadius="control"
          color="accent.fg"
          fontWeight="semibold"
          aria-hidden
        >
          {hint}
        </chakra.div>
      )}
    </chakra.div>
  );
}
