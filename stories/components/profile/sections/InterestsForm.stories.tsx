import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { interestList } from '../../../../mocks/fixtures/profileLists.ts';
import { InterestsForm } from '../../../../src/components/profile/sections/InterestsForm.tsx';

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

export const Filled: Story = {
  args: { values: { interestIds: ['in1', 'in6', 'in8'] } },
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Find an interest' });
    await userEvent.type(search, 'open');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Open data' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ interestIds: ['in1', 'in6', 'in8', 'in15'] });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Open data' }));
    await userEvent.clear(search);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const Invalid: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Please choose at least one interest.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Film' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
