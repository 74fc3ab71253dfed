import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName, longWord } from '../../../../mocks/fixtures/longText.ts';
import { AppliedWaitingCard } from '../../../../src/components/jobs/apply/AppliedWaitingCard.tsx';

const meta = {
  title: 'Components/Jobs/AppliedWaitingCard',
  component: AppliedWaitingCard,
  args: { vacancyName: 'Wind turbine technician', companyName: 'Nordlicht Energie', onCancel: fn() },
} satisfies Meta<typeof AppliedWaitingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Waiting for the network')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Minimal: Story = { args: { companyImage: undefined } };
export const LongText: Story = { args: { vacancyName: longWord, companyName: longName, error: longName } };
