import { chakra } from '@chakra-ui/react';

/** The bars of a voice, in units of the drawing. */
const voice = [8, 16, 26, 14, 21, 33, 20, 10, 24, 15, 28, 18, 9, 14].map((height, index) => ({
  height,
  x: 304 + index * 12,
}));

/** An application that was answered, a ticket, a live room: what the words beside it promise. Decoration. */
export function PromiseDrawing() {
  return (
    <chakra.svg
      viewBox="0 0 528 264"
      aria-hidden
      css={{
        width: 'full',
        height: 'auto',
        display: 'block',
        borderRadius: 'card',
        bg: 'accent.muted',
        '& [data-ground]': { fill: 'accent.solid' },
        '& [data-paper]': { fill: 'bg.surface', stroke: 'border.subtle' },
        '& [data-ink]': { fill: 'fg.default' },
        '& [data-line]': { fill: 'border.strong' },
        '& [data-faint]': { fill: 'border.subtle' },
        '& [data-accent]': { fill: 'accent.muted' },
        '& [data-stroke]': { fill: 'none', stroke: 'accent.fg', strokeWidth: '2.5', strokeLinecap: 'round' },
        '& [data-live]': { fill: 'live.solid' },
        '& [data-face=one]': { fill: 'avatar.rose.bg' },
        '& [data-face=two]': { fill: 'avatar.iris.bg' },
        '& [data-gold]': { fill: 'premium.muted', stroke: 'border.subtle' },
      }}
    >
      <path data-ground d="M0 196c70-38 132-30 196 2s132 44 204 6 96-34 128-30v90H0z" />
      <g>
        <rect data-paper x="36" y="36" width="222" height="150" rx="14" />
        <circle data-face="one" cx="70" cy="72" r="17" />
        <rect data-ink x="98" y="61" width="92" height="8" rx="4" />
        <rect data-line x="98" y="77" width="62" height="7" rx="3.5" />
        <rect data-faint x="54" y="106" width="186" height="7" rx="3.5" />
        <rect data-faint x="54" y="121" width="138" height="7" rx="3.5" />
        <rect data-accent x="54" y="144" width="98" height="26" rx="13" />
        <path data-stroke d="M66 157l4.5 4.5 8-9" />
        <rect data-ground x="88" y="153.5" width="50" height="7" rx="3.5" />
      </g>
      <g transform="rotate(5 390 84)">
        <path
          data-gold
          d="M296 40a12 12 0 0 1 12-12h166a12 12 0 0 1 12 12v26a12 12 0 0 0 0 24v26a12 12 0 0 1-12 12H308a12 12 0 0 1-12-12V90a12 12 0 0 0 0-24z"
        />
        <rect data-ink x="318" y="50" width="70" height="8" rx="4" />
        <rect data-line x="318" y="66" width="48" height="7" rx="3.5" />
        <rect data-line x="318" y="96" width="34" height="7" rx="3.5" />
        <path
          data-ink
          d="M424 52h16v16h-16zM448 52h16v16h-16zM424 76h16v16h-16zM450 78h6v6h-6zM460 86h6v6h-6zM448 90h6v6h-6zM424 98h6v6h-6zM436 98h6v6h-6zM458 98h6v6h-6z"
        />
      </g>
      <g>
        <rect data-paper x="284" y="140" width="208" height="92" rx="14" />
        <circle data-face="two" cx="314" cy="172" r="14" />
        <rect data-ink x="338" y="163" width="74" height="8" rx="4" />
        <rect data-line x="338" y="177" width="46" height="7" rx="3.5" />
        <circle data-live cx="468" cy="166" r="7" />
        {voice.map(({ x, height }) => (
          <rect data-ground key={x} x={x} y={207 - height / 2} width="5" height={height} rx="2.5" />
        ))}
      </g>
    </chakra.svg>
  );
}
