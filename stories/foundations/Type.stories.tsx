import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textStyles } from '../../src/theme/textStyles.ts';
import { fontSizes, fontWeights } from '../../src/theme/tokens.ts';

interface TypeProps {
  sample: string;
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '8rem 1fr' }}
      gap={{ base: 1, md: 4 }}
      alignItems="baseline"
      paddingBlock={3}
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.span textStyle="caption" color="fg.muted">
        {name}
      </chakra.span>
      <div>{children}</div>
    </chakra.div>
  );
}

function Type({ sample }: TypeProps) {
  return (
    <chakra.div display="grid" gap={8} maxWidth="56rem">
      <chakra.h1 textStyle="h1">Type</chakra.h1>
      <section aria-label="Text styles">
        {Object.keys(textStyles).map((name) => (
          <Row key={name} name={name}>
            <chakra.p textStyle={name}>
              {name === 'tabular' ? '1,204.50 · 9,871.00 · 111,111.11' : sample}
            </chakra.p>
          </Row>
        ))}
      </section>
      <section aria-label="Scale">
        {Object.entries(fontSizes).map(([name, size]) => (
          <Row key={name} name={`${name} · ${size} px`}>
            <chakra.p fontSize={name} lineHeight={1.3}>
              {sample}
            </chakra.p>
          </Row>
        ))}
      </section>
      <section aria-label="Weights">
        {Object.entries(fontWeights).map(([name, weight]) => (
          <Row key={name} name={`${name} · ${weight}`}>
            <chakra.p fontSize="xl" fontWeight={name}>
              {sample}
            </chakra.p>
          </Row>
        ))}
      </section>
    </chakra.div>
  );
}

const meta = {
  title: 'Foundations/Type',
  component: Type,
  args: { sample: 'Every application gets an answer.' },
} satisfies Meta<typeof Type>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await document.fonts.ready;
    await expect(document.fonts.check('650 16px "Figtree Variable"')).toBe(true);
  },
};
/** Latin-ext has its own file; other scripts come from the system. */
export const OtherLetters: Story = { args: { sample: 'Zażółć gęślą jaźń, İstanbul, Đồng, Ελλάδα' } };
