import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { makeRecommendation, recommendations } from '../../../mocks/factories/people.ts';
import { longName, longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { RecommendationItem } from '../../../src/components/people/RecommendationItem.tsx';

const [asked, wanted, written] = recommendations.pending;

const meta = {
  title: 'Components/People/RecommendationItem',
  component: RecommendationItem,
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 600, listStyle: 'none' }}>
        <Story />
      </ul>
    ),
  ],
  args: { recommendation: makeRecommendation(), readerId: 'u1', onAct: fn() },
} satisfies Meta<typeof RecommendationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Worked with Amara Diallo/)).toBeVisible();
    await expect(canvas.getByText('Shown on your profile')).toBeVisible();
  },
};
export const Minimal: Story = {
  args: {
    recommendation: { ...makeRecommendation(), position: undefined },
    readerId: 'u99',
    onAct: undefined,
  },
};
/** The menu alone takes no line of its own. */
export const OfOthers: Story = {
  args: { readerId: 'u99' },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: /^More about/ }).getBoundingClientRect();
    const words = canvas.getByText(/rewrote the ticket API/).getBoundingClientRect();
    await expect(menu.bottom).toBeLessThanOrEqual(words.top);
  },
};
export const AskedOfMe: Story = {
  args: { recommendation: asked },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Asks you')).toBeVisible();
    await expect(canvas.getByText(/the month we spent on the payment service/)).toBeVisible();
  },
};
export const IAsked: Story = { args: { recommendation: wanted } };
export const Written: Story = { args: { recommendation: written } };
export const Hidden: Story = { args: { recommendation: makeRecommendation({ state: 3 }) } };
export const Declined: Story = {
  args: { recommendation: { ...(asked ?? makeRecommendation()), state: 4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Declined')).toBeVisible();
  },
};
export const Given: Story = {
  args: { recommendation: recommendations.given[0] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tomás Álvarez' })).toBeVisible();
    await expect(canvas.getByText('You know Tomás Álvarez · Regular guest')).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    recommendation: makeRecommendation({
      fromUser: { ...authors.ilse, userName: longName },
      position: longWord,
      text: longText,
    }),
  },
};
