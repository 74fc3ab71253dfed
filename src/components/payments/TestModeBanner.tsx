import { chakra } from '@chakra-ui/react';
import { FlaskConical } from 'lucide-react';

/** Stands wherever somebody pays while no money is taken: with Stripe's test keys, and in the sandbox. */
export function TestModeBanner() {
  return (
    <chakra.p
      display="flex"
      alignItems="center"
      gap={2}
      paddingInline={3}
      paddingBlock={2}
      borderRadius="control"
      bg="warning.muted"
      color="warning.fg"
      textStyle="small"
    >
      <FlaskConical aria-hidden size={18} />
      <span>
        <strong>Test mode</strong>: no money is taken.
      </span>
    </chakra.p>
  );
}
