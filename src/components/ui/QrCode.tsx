import { chakra } from '@chakra-ui/react';

export interface QrCodeProps {
  /** Rows of modules; true is black. Its border included. Nothing is drawn while it is being made. */
  modules?: readonly (readonly boolean[])[] | undefined;
  /** What it leads to, for people who cannot see it. */
  label: string;
  /** For a camera at arm's length: its modules alone are 240 px wide, where there is room. */
  large?: boolean;
}

/** Black on white in both themes: a camera does not know about themes. Its place is kept while it is being made. */
export function QrCode({ modules, label, large = false }: QrCodeProps) {
  const side = modules?.length ?? 1;
  const path = modules
    ?.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <chakra.span
      display="block"
      width={large ? '18.5rem' : 40}
      maxWidth="full"
      aspectRatio="1"
      flexShrink={0}
      padding={2}
      borderRadius="control"
      borderWidth="1px"
      borderColor="border.subtle"
      bg="print.paper"
      color="print.ink"
    >
      {path !== undefined && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${side} ${side}`}
          width="100%"
          height="100%"
          shapeRendering="crispEdges"
        >
          <path d={path} fill="currentColor" />
        </svg>
      )}
    </chakra.span>
  );
}
