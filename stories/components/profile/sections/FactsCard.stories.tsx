import type { Meta, StoryObj } from '@storybook/react-vite';
import { organisationFacts } from '../../../../src/domain/profileFacts.ts';
import { makeAgency } from '../../../../mocks/factories/profile.ts';
import { longWord } from '../../../../mocks/fixtures/longText.ts';
import { FactsCard } from '../../../../src/components/profile/sections/FactsCard.tsx';

const meta = {
  title: 'Components/Profile/FactsCard',
  component: FactsCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { title: 'Overview', facts: organisationFacts(makeAgency()) },
} satisfies Meta<typeof FactsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = { args: { facts: [] } };
export const LongText: Story = {
  args: {
    title: longWord,
    facts: [
      { label: longWord, text: longWord },
      { label: 'Website', text: longWord, href: 'https://example.org' },
    ],
  },
};
