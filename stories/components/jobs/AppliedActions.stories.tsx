import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeApplication } from '../../../mocks/factories/applications.ts';
import { AppliedActions } from '../../../src/components/jobs/AppliedActions.tsx';

const meta = {
  title: 'Components/Jobs/AppliedActions',
  component: AppliedActions,
  args: { application: makeApplication(), onWithdraw: fn(), onUndo: fn(), onNudge: fn() },
} satisfies Meta<typeof AppliedActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Undoable: Story = { args: { undoable: true } };
export const Overdue: Story = { args: { application: makeApplication({ canNudge: true }) } };
/** Nothing can be done any more. */
export const Decided: Story = {
  args: { application: makeApplication({ requestStatus: 3 }) },
  // It is empty.
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
