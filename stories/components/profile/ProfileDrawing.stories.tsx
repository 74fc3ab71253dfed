import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProfileDrawing } from '../../../src/components/profile/ProfileDrawing.tsx';

const meta = {
  title: 'Components/Profile/ProfileDrawing',
  component: ProfileDrawing,
} satisfies Meta<typeof ProfileDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The picture stands over the edge of the cover, as it will. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('[aria-hidden]');
    // Fading, it would lie over the cover in any case; for those who want no motion it does not.
    picture?.getAnimations().forEach((animation) => animation.cancel());
    const { left = 0, width = 0, top = 0 } = picture?.getBoundingClientRect() ?? {};
    await expect(document.elementFromPoint(left + width / 2, top + 8)).toBe(picture);
  },
};
