import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { radii, spaceSteps } from '../../src/theme/tokens.ts';

function Space() {
  return (
    <chakra.div display="grid" gap={8} maxWidth="56rem">
      <chakra.h1 textStyle="h1">Space and radius</chakra.h1>
      <chakra.section aria-label="Space" display="grid" gap={2}>
        {spaceSteps
          .filter((step) => step <= 32)
          .map((step) => (
            <chakra.div key={step} display="flex" alignItems="center" gap={3}>
              <chakra.span textStyle="caption" color="fg.muted" width={24} fontVariantNumeric="tabular-nums">
                {step} · {step * 4} px
              </chakra.span>
              <chakra.span height={3} width={step} bg="accent.solid" borderRadius="small" />
            </chakra.div>
          ))}
      </chakra.section>
      <chakra.section aria-label="Radius" display="flex" flexWrap="wrap" gap={5}>
        {Object.entries(radii).map(([name, value]) => (
          <chakra.div key={name} width={28}>
            <chakra.div
              height={16}
              borderRadius={name}
              bg="bg.surface"
              borderWidth="1px"
              borderColor="border.strong"
            />
            <chakra.p textStyle="caption" mt={1.5}>
              {name}
              {value < 100 && ` · ${value} px`}
            </chakra.p>
          </chakra.div>
        ))}
      </chakra.section>
      <chakra.section aria-label="Elevation" display="flex" flexWrap="wrap" gap={5}>
        <chakra.div
          padding={5}
          borderRadius="card"
          borderWidth="1px"
          borderColor="border.subtle"
          bg="bg.surface"
        >
          On the page: a line
        </chakra.div>
        <chakra.div padding={5} borderRadius="card" boxShadow="float" bg="bg.surface">
          Floating: a shadow
        </chakra.div>
      </chakra.section>
    </chakra.div>
  );
}

const meta = { title: 'Foundations/Space', component: Space } satisfies Meta<typeof Space>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
