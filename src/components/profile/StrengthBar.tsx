import { chakra } from '@chakra-ui/react';
import { profileStepText, type ProfileStep } from '../../domain/profile.ts';
import { Button } from '../ui/Button.tsx';

export interface StrengthBarProps {
  /** In percent. */
  strength: number;
  /** The most useful first. */
  steps: readonly ProfileStep[];
  role: number;
  /** Leads to where the step is done; a step that cannot be done here has no button. */
  onStep: (event: { step: ProfileStep }) => void;
  /** Which steps can be done here. */
  doable: (step: ProfileStep) => boolean;
}

const size = 48;
const width = 5;
const radius = (size - width) / 2;
const round = 2 * Math.PI * radius;

function Ring({ strength }: { strength: number }) {
  const ring = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: width };
  return (
    <chakra.div
      role="meter"
      aria-label="Profile strength"
      aria-valuenow={strength}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${strength} percent`}
      position="relative"
      boxSize={12}
      flexShrink={0}
      display="grid"
      placeItems="center"
    >
      <chakra.svg
        viewBox={`0 0 ${size} ${size}`}
        position="absolute"
        inset={0}
        transform="rotate(-90deg)"
        aria-hidden
      >
        <chakra.circle {...ring} stroke="bg.fill" />
        {/* The round end of no length at all would be a dot. */}
        {strength > 0 && (
          <chakra.circle
            {...ring}
            stroke="accent.solid"
            strokeLinecap="round"
            strokeDasharray={`${(round * strength) / 100} ${round}`}
          />
        )}
      </chakra.svg>
      <chakra.span aria-hidden textStyle="small" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {strength}
      </chakra.span>
    </chakra.div>
  );
}

/** How complete the own profile is, and what helps most next (product S44). */
export function StrengthBar({ strength, steps, role, onStep, doable }: StrengthBarProps) {
  const step = steps.find(doable) ?? steps[0];
  const text = step && profileStepText(step, role);
  const can = step !== undefined && doable(step);
  return (
    <chakra.div display="flex" alignItems="center" flexWrap="wrap" gap={3}>
      <Ring strength={strength} />
      <chakra.div flex={1} minWidth="min(100%, 12rem)">
        <chakra.p fontWeight="semibold">
          {text ? `Your profile is ${strength} % complete` : 'Your profile is complete'}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {text
            ? can
              ? text.why
              : `${text.title}. ${text.why}`
            : 'Everything that helps others to find you is there. Nicely kept.'}
        </chakra.p>
      </chakra.div>
      {can && (
        <Button variant="outline" size="sm" onClick={() => onStep({ step })}>
          {text?.title}
        </Button>
      )}
    </chakra.div>
  );
}
