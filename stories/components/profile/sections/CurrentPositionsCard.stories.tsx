import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeExperience } from '../../../../mocks/factories/profileSections.ts';
import { CurrentPositionsCard } from '../../../../src/components/profile/sections/CurrentPositionsCard.tsx';

const meta = {
  title: 'Components/Profile/CurrentPositionsCard',
  component: CurrentPositionsCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    onEnd: fn(),
    positions: [
      makeExperience(),
      makeExperience({ workExperienceId: 'we8', jobTitle: 'Lecturer', companyName: 'HAW Hamburg' }),
      makeExperience({ workExperienceId: 'we9', jobTitle: 'Treasurer', companyName: 'Repair Café Altona' }),
    ],
  },
} satisfies Meta<typeof CurrentPositionsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^End this position/ });
    await userEvent.click(first as HTMLElement);
    await expect(args.onEnd).toHaveBeenCalledWith({ item: args.positions[0] });
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
