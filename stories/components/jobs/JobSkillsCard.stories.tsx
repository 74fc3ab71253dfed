import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeJobPost } from '../../../mocks/factories/jobs.ts';
import { longName, longWord } from '../../../mocks/fixtures/longText.ts';
import { JobSkillsCard } from '../../../src/components/jobs/JobSkillsCard.tsx';

const meta = {
  title: 'Components/Jobs/JobSkillsCard',
  component: JobSkillsCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { skills: makeJobPost().skills, matched: makeJobPost().viewer.matchedSkills },
} satisfies Meta<typeof JobSkillsCard>;
export default meta;
type Story = StoryObj<typeof meta>;
export const LongText: Story = {
  args: {
    skills: [longWord.slice(0, 40), ...new Set(longName.split(/[ -]/))],
    matched: [longWord.slice(0, 40)],
  },
};
/** The reader has named none: the way there instead of "0 of 6". */
export const NeedsSkills: Story = {
  args: { matched: undefined, addHref: '/profile?tab=skills' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add your skills to see your match' })).toHaveAttribute(
      'href',
      '/profile?tab=skills',
    );
    await expect(canvas.queryByText(/You have/)).toBeNull();
  },
};
