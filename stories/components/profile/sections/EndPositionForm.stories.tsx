import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EndPositionForm } from '../../../../src/components/profile/sections/EndPositionForm.tsx';

const meta = {
  title: 'Components/Profile/EndPositionForm',
  component: EndPositionForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    startDate: '2021-09',
    values: { endDate: '2026-01', updateHeadline: false, headline: 'Backend developer' },
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof EndPositionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Begins as it opens; the headline is asked for once the box is ticked. */
export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Update my headline too' }));
    const headline = canvas.getByRole('textbox', { name: 'Headline' });
    await userEvent.clear(headline);
    await userEvent.type(headline, 'On a long walk');
    await userEvent.click(canvas.getByRole('button', { name: 'End position' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      endDate: '2026-01',
      updateHeadline: true,
      headline: 'On a long walk',
    });
    await userEvent.clear(headline);
    await userEvent.type(headline, 'Backend developer');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const Invalid: Story = {
  args: { values: { endDate: '2021-01', updateHeadline: false, headline: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End position' }));
    await expect(canvas.getByRole('combobox', { name: 'Ended: month' })).toHaveFocus();
    await expect(canvas.getByText('The end lies between the beginning and today.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
