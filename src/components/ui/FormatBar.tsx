import { chakra } from '@chakra-ui/react';
import { Bold, Italic, Link as LinkIcon, List } from 'lucide-react';
import { makeLink, toggleList, type MarksEdit } from '../../lib/markdownEdit.ts';
import { IconButton } from './IconButton.tsx';
import { toggleBold, toggleItalic } from './useFormat.ts';

export interface FormatBarProps {
  /** Of the field whose text it changes. */
  label: string;
  onFormat: (edit: MarksEdit) => void;
  disabled?: boolean | undefined;
}

const acts = [
  { label: 'Bold', icon: <Bold aria-hidden />, edit: toggleBold },
  { label: 'Italic', icon: <Italic aria-hidden />, edit: toggleItalic },
  { label: 'List', icon: <List aria-hidden />, edit: toggleList },
  { label: 'Link', icon: <LinkIcon aria-hidden />, edit: makeLink },
] as const;

/** Bold, italic, lists and links for the text of the field above it (product 2.5); see `useFormat`. */
export function FormatBar({ label, onFormat, disabled }: FormatBarProps) {
  return (
    <chakra.div
      role="group"
      aria-label={`Format: ${label}`}
      display="flex"
      gap={1}
      mt={1}
      marginInlineStart={-2}
    >
      {acts.map((act) => (
        <IconButton
          key={act.label}
          label={act.label}
          icon={act.icon}
          disabled={disabled}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onFormat(act.edit)}
        />
      ))}
    </chakra.div>
  );
}
