import type { Meta, StoryObj } from '@storybook/react-vite';
import { WelcomeBanner } from '../../../src/components/dashboard/WelcomeBanner.tsx';

const meta = {
  title: 'Components/Dashboard/WelcomeBanner',
  component: WelcomeBanner,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: { name: 'Amara', role: 1 },
} satisfies Meta<typeof WelcomeBanner>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Brand: Story = { args: { name: '木の葉', role: 3 } };
