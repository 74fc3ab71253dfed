import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeMember } from '../../../../mocks/factories/profile.ts';
import { AboutForm } from '../../../../src/components/profile/sections/AboutForm.tsx';

const meta = {
  title: 'Components/Profile/AboutForm',
  component: AboutForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 512, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { values: { about: '' }, onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof AboutForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const about = makeMember().about ?? '';

export const Filled: Story = {
  args: { values: { about: about.slice(0, -1) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'About' }), about.slice(-1));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ about });
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
export const Invalid: Story = {
  args: { values: { about: 'A'.repeat(2601) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('textbox', { name: 'About' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Draft: Story = {
  args: { draft: { onDiscard: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
