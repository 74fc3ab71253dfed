import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../../../../mocks/fixtures/longText.ts';
import { AboutCard } from '../../../../src/components/profile/sections/AboutCard.tsx';

const meta = {
  title: 'Components/Profile/AboutCard',
  component: AboutCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { role: 1 },
} satisfies Meta<typeof AboutCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With the marks of the Markdown subset. */
export const Default: Story = {
  args: {
    onEdit: fn(),
    about:
      'I build systems that **stay up**.\n\n- Metering for 1.4 million households\n- [Talks](https://example.org/talks) about *retries*\n\n> Your retries make it worse.',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Talks/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText(/\*\*/)).toBeNull();
  },
};
/** Somebody else's, left empty. */
export const Minimal: Story = { args: { about: undefined } };
export const OwnEmpty: Story = {
  args: { about: undefined, onEdit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say something about you' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = { args: { about: longText, onEdit: fn() } };
