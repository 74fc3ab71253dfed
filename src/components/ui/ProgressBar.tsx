import { chakra } from '@chakra-ui/react';

export interface ProgressBarProps {
  /** What progresses; the accessible name, and the text at the start unless `labelHidden`. */
  label: string;
  /** In percent, 0 to 100. */
  value: number;
  labelHidden?: boolean;
  /** @default 'accent' */
  tone?: 'accent' | 'warning' | 'danger';
}

export function ProgressBar({ label, value, labelHidden = false, tone = 'accent' }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div>
      {!labelHidden && (
        <chakra.div display="flex" justifyContent="space-between" gap={3} mb={2} aria-hidden>
          <chakra.span fontWeight="semibold">{label}</chakra.span>
          <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {percent} %
          </chakra.span>
        </chakra.div>
      )}
      <chakra.div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        height={1.5}
        borderRadius="full"
        bg="bg.fill"
        overflow="hidden"
      >
        <chakra.div
          height="full"
          bg={`${tone}.solid`}
          borderRadius="full"
          transition="width"
          transitionDuration="enter"
          style={{ width: `${percent}%` }}
        />
      </chakra.div>
    </div>
  );
}
