import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import { signupSteps, type SignupStep } from '../../domain/signup.ts';

const titles: Record<SignupStep, string> = {
  role: 'Who are you?',
  details: 'Your details',
  password: 'Picture and password',
};

export interface SignupProgressBarProps {
  step: SignupStep;
  /** The heading, so that it can be read when the step changes. */
  ref?: Ref<HTMLHeadingElement>;
}

/** Which step of how many. */
export function SignupProgressBar({ step, ref }: SignupProgressBarProps) {
  const position = signupSteps.indexOf(step);
  return (
    <div>
      <chakra.div aria-hidden display="grid" gridTemplateColumns="repeat(3, 1fr)" gap={1.5} mb={3}>
        {signupSteps.map((each, index) => (
          <chakra.span
            key={each}
            height={1}
            borderRadius="full"
            bg={index <= position ? 'accent.solid' : 'bg.fill'}
          />
        ))}
      </chakra.div>
      <chakra.h2
        ref={ref}
        tabIndex={-1}
        textStyle="title"
        outline={0}
        display="flex"
        justifyContent="space-between"
        alignItems="baseline"
        gap={3}
      >
        {titles[step]}
        <chakra.span textStyle="small" color="fg.muted" fontWeight="regular" flexShrink={0}>
          Step {position + 1} of {signupSteps.length}
        </chakra.span>
      </chakra.h2>
    </div>
  );
}
