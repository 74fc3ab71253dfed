import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyDrawing, type EmptyDrawingProps } from '../ui/EmptyDrawing.tsx';

export interface StatusMessageProps {
  drawing: EmptyDrawingProps['name'];
  /** The page's h1. */
  title: string;
  text?: ReactNode;
  /** Buttons; the main one first. */
  actions?: ReactNode;
  /** Technical words for a report, folded away. */
  details?: ReactNode;
}

/** Takes the place of a page that cannot be shown: forbidden, not found, broken, premium only. */
export function StatusMessage({ drawing, title, text, actions, details }: StatusMessageProps) {
  return (
    <chakra.section
      display="grid"
      justifyItems="center"
      alignContent="center"
      gap="4"
      minHeight="calc(100dvh - 2 * {sizes.header})"
      paddingInline="5"
      paddingBlock="12"
      textAlign="center"
      css={{ '& > svg': { width: '11.25rem', height: '7.5rem' } }}
    >
      <EmptyDrawing name={drawing} />
      <chakra.h1 textStyle="h1" maxWidth="32rem">
        {title}
      </chakra.h1>
      {text && (
        <chakra.p color="fg.muted" maxWidth="28rem" textWrap="balance">
          {text}
        </chakra.p>
      )}
      {actions && (
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2" paddingBlockStart="2">
          {actions}
        </chakra.div>
      )}
      {details && (
        <chakra.details textStyle="small" color="fg.muted" maxWidth="full">
          <chakra.summary cursor="pointer" display="inline-block" padding="1" borderRadius="small">
            Details
          </chakra.summary>
          {details}
        </chakra.details>
      )}
    </chakra.section>
  );
}
