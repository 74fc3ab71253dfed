import { chakra } from '@chakra-ui/react';
import { paperColours } from '../../../lib/resume/paper.ts';

/** A page as the PDF has it, in points; its lines are where they will be printed. */
export interface PreviewPage {
  texts: readonly {
    x: number;
    y: number;
    size: number;
    bold?: boolean;
    colour: string;
    line: { runs: readonly { x: number; width: number; text: string; rtl: boolean }[] };
  }[];
  rules: readonly { x: number; y: number; width: number }[];
}

export interface ResumePageDrawingProps {
  page: PreviewPage;
  /** Of the paper, in points. */
  width: number;
  height: number;
  /** From 1. */
  number: number;
  count: number;
}

/** One page of the résumé, small. It is paper: white in both themes. */
export function ResumePageDrawing({ page, width, height, number, count }: ResumePageDrawingProps) {
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Page ${number} of ${count}`}
      display="block"
      width="full"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="small"
      style={{ fontFamily: "'Noto Sans', 'Figtree Variable', system-ui, sans-serif" }}
    >
      <rect width={width} height={height} fill={paperColours.paper} />
      {page.rules.map(({ x, y, width: wide }) => (
        <rect key={y} x={x} y={y} width={wide} height={0.75} fill={paperColours.rule} />
      ))}
      {page.texts.map((text) =>
        text.line.runs.map((run) => (
          <text
            key={`${text.x + run.x} ${text.y}`}
            x={text.x + run.x + (run.rtl ? run.width : 0)}
            y={text.y}
            direction={run.rtl ? 'rtl' : 'ltr'}
            style={{ fontSize: `${text.size}px`, fontWeight: text.bold ? 700 : 400 }}
            fill={text.colour}
            textLength={run.width > 0 ? run.width : undefined}
            lengthAdjust="spacingAndGlyphs"
            xmlSpace="preserve"
          >
            {run.text}
          </text>
        )),
      )}
    </chakra.svg>
  );
}
