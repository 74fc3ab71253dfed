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
    // Once more, in a busy browser that is through with the animation before anybody listens: the words go all the same.
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await missAnimations(async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
  },
};
export const End: Story = { args: { side: 'end' } };
export const Disabled: Story = {
  args: { disabled: true, defaultOpen: false },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
export const LongText: Story = {
  args: { text: `Save for later, and tell ${longWord} that it was saved for later` },
};
