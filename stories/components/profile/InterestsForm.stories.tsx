import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { interestList } from '../../../mocks/fixtures/profileLists.ts';
import { InterestsForm } from '../../../src/components/profile/InterestsForm.tsx';

const meta = {
  title: 'Components/Profile/InterestsForm',
  component: InterestsForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { interests: interestList, values: { interestIds: [] }, onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof InterestsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Filled: Story = { args: { values: { interestIds: ['in1', 'in6', 'in8'] } } };
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Please choose at least one interest.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Film' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Submitting: Story = { args: { values: { interestIds: ['in1', 'in6', 'in8'] }, busy: true } };
export const Done: Story = {
  // It looks as Filled does; the dialog goes away with it.
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find an interest' }), 'open');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Open data' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ interestIds: ['in15'] });
  },
};
