import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bookmark } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { longWord } from '../../../mocks/fixtures/longText.ts';
import { missAnimations } from '../../../mocks/fixtures/missAnimations.ts';
import { IconButton } from '../../../src/components/ui/IconButton.tsx';
import { Tooltip } from '../../../src/components/ui/Tooltip.tsx';

const meta = {
  title: 'Components/Ui/Tooltip',
  component: Tooltip,
  args: {
    text: 'Save for later',
    children: <IconButton label="Save" icon={<Bookmark />} variant="outline" title={undefined} />,
    defaultOpen: true,
  },
  decorators: [
    (Story) => (
      <chakra.div display="grid" placeItems="center" minHeight="40">
        <Story />
      </chakra.div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Save for later');
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Save for later');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const Top: Story = { args: { side: 'top' } };
export const Bottom: Story = { args: { side: 'bottom' } };
export const Start: Story = { args: { side: 'start' } };
export const End: Story = { args: { side: 'end' } };
export const Disabled: Story = {
  args: { disabled: true, defaultOpen: false },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
/** A busy browser is through with the animation before anybody listens: the words go all the same. */
export const EndMissed: Story = {
  // It ends as it began: with a button.
  tags: ['!visual'],
  args: { defaultOpen: false },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await missAnimations(async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
  },
};
export const LongText: Story = {
  args: { text: `Save for later, and tell ${longWord} that it was saved for later` },
};
