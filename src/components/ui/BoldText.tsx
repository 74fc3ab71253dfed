import { Fragment } from 'react';
import { boldParts } from '../../lib/boldParts.ts';

export interface BoldTextProps {
  text: string;
  /** What was looked for: it is bold wherever it stands, whatever its accents and capitals. */
  sought: string;
}

/** A text that was found, with what it was found by. */
export function BoldText({ text, sought }: BoldTextProps) {
  return boldParts(text, sought).map(({ text: part, bold }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text have nothing else
    bold ? <strong key={index}>{part}</strong> : <Fragment key={index}>{part}</Fragment>,
  );
}
