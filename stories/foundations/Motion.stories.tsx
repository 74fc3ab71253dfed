import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../src/components/ui/Button.tsx';
import { Card } from '../../src/components/ui/Card.tsx';
import { durations } from '../../src/theme/tokens.ts';

interface MotionProps {
  styles: readonly string[];
}

function Motion({ styles }: MotionProps) {
  const [round, setRound] = useState(0);
  return (
    <chakra.div display="grid" gap={5} maxWidth="40rem">
      <chakra.h1 textStyle="h1">Motion</chakra.h1>
      <chakra.p color="fg.muted">
        Entering takes {durations.enter} ms, leaving {durations.leave} ms. With reduced motion only opacity
        changes.
      </chakra.p>
      <div>
        <Button variant="outline" onClick={() => setRound(round + 1)}>
          Play
        </Button>
      </div>
      <chakra.div
        key={round}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))"
        gap={3}
      >
        {styles.map((name) => (
          <chakra.div key={name} animationStyle={name}>
            <Card>{name}</Card>
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.div>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: Motion,
  args: { styles: ['fade-in', 'rise-in', 'slide-start-in'] },
} satisfies Meta<typeof Motion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
