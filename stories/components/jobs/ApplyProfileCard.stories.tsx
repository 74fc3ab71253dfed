import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { makeMember, makeUserInfo } from '../../../mocks/factories/profile.ts';
import { ApplyProfileCard } from '../../../src/components/jobs/ApplyProfileCard.tsx';

const meta = {
  title: 'Components/Jobs/ApplyProfileCard',
  component: ApplyProfileCard,
  args: { info: makeUserInfo(), href: '/profile' },
} satisfies Meta<typeof ApplyProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show what is sent' }));
    await expect(canvas.getByText('Experience')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
/** Below 40 %: what is missing; one can apply all the same. */
export const Weak: Story = {
  args: { info: { member: makeMember({ profileStrength: 25, nextSteps: [3, 4] }), sections: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your profile is 25% complete.')).toBeVisible();
    await expect(canvas.getByText(/You can apply all the same/)).toBeVisible();
  },
};
