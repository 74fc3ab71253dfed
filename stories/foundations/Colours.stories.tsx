import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colourOf, contrast, pairs } from '../../src/theme/contrast.ts';
import { avatarHues, palettes } from '../../src/theme/tokens.ts';

interface ColoursProps {
  theme: 'light' | 'dark';
}

/** Letters where the pair carries text, an edge where it only has to be seen. */
function Sample({ front, back, text }: { front: string; back: string; text: boolean }) {
  return (
    <chakra.span
      aria-hidden
      display="inline-block"
      width={10}
      height={6}
      borderWidth="2px"
      borderRadius="small"
      fontWeight="semibold"
      textAlign="center"
      style={{ background: back, color: front, borderColor: text ? back : front }}
    >
      {text && 'Aa'}
    </chakra.span>
  );
}

/** Swatches are drawn by value, not by token, so that both themes can be seen in either. */
function Colours({ theme }: ColoursProps) {
  const { scrim, ...groups } = palettes[theme];
  return (
    <chakra.div display="grid" gap={8} maxWidth="60rem">
      <chakra.h1 textStyle="h1">Colours, {theme}</chakra.h1>
      <chakra.section display="grid" gap={4} aria-label="Tokens">
        {Object.entries({ ...groups, bg: { ...groups.bg, scrim } }).map(([group, colours]) => (
          <chakra.div key={group} display="flex" flexWrap="wrap" gap={3}>
            {Object.entries(colours).map(([name, value]) => (
              <chakra.div key={name} width={28}>
                <chakra.div
                  height={14}
                  borderRadius="control"
                  borderWidth="1px"
                  borderColor="border.subtle"
                  style={{ background: value }}
                />
                <chakra.p textStyle="caption" fontWeight="semibold" mt={1.5}>
                  {group}.{name}
                </chakra.p>
                <chakra.p textStyle="caption" color="fg.muted">
                  {value}
                </chakra.p>
              </chakra.div>
            ))}
          </chakra.div>
        ))}
      </chakra.section>
      <chakra.section aria-labelledby="hues">
        <chakra.h2 id="hues" textStyle="h3" mb={3}>
          Behind initials
        </chakra.h2>
        <chakra.div display="flex" flexWrap="wrap" gap={3}>
          {avatarHues.map((hue) => (
            <chakra.div
              key={hue.name}
              boxSize={16}
              borderRadius="full"
              display="grid"
              placeItems="center"
              fontWeight="semibold"
              textStyle="caption"
              style={{ background: hue[theme].bg, color: hue[theme].fg }}
            >
              {hue.name}
            </chakra.div>
          ))}
        </chakra.div>
      </chakra.section>
      <chakra.section aria-labelledby="pairs">
        <chakra.h2 id="pairs" textStyle="h3" mb={3}>
          What is drawn together
        </chakra.h2>
        <chakra.table width="full" textStyle="small">
          <thead>
            <chakra.tr textAlign="start" color="fg.muted">
              {['Sample', 'Foreground', 'Background', 'Ratio', 'Least', 'Use'].map((head) => (
                <chakra.th
                  key={head}
                  scope="col"
                  textAlign="start"
                  fontWeight="medium"
                  paddingBlock={2}
                  pe={3}
                >
                  {head}
                </chakra.th>
              ))}
            </chakra.tr>
          </thead>
          <tbody>
            {pairs.map(({ fg, bg, least, use }) => {
              const [front, back] = [colourOf(theme, fg), colourOf(theme, bg)];
              return (
                <chakra.tr key={`${fg} ${bg} ${use}`} borderTopWidth="1px" borderColor="border.subtle">
                  <chakra.td paddingBlock={1.5} pe={3}>
                    <Sample front={front} back={back} text={least === 4.5} />
                  </chakra.td>
                  <td>{fg}</td>
                  <td>{bg}</td>
                  <chakra.td fontVariantNumeric="tabular-nums" data-least={least}>
                    {contrast(front, back).toFixed(2)}
                  </chakra.td>
                  <chakra.td fontVariantNumeric="tabular-nums">{least}</chakra.td>
                  <td>{use}</td>
                </chakra.tr>
              );
            })}
          </tbody>
        </chakra.table>
      </chakra.section>
    </chakra.div>
  );
}

const meta = {
  title: 'Foundations/Colours',
  component: Colours,
  args: { theme: 'light' },
  play: async ({ canvasElement }) => {
    for (const cell of canvasElement.querySelectorAll<HTMLElement>('[data-least]'))
      await expect(Number(cell.textContent)).toBeGreaterThanOrEqual(Number(cell.dataset.least));
  },
} satisfies Meta<typeof Colours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { theme: 'dark' } };
