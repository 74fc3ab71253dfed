import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemberRowsDrawing } from '../../../src/components/people/MemberRowsDrawing.tsx';

const meta = {
  title: 'Components/People/MemberRowsDrawing',
  component: MemberRowsDrawing,
} satisfies Meta<typeof MemberRowsDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A name with two lines, with one, and with somebody's words below. */
export const Default: Story = {
  render: () => (
    <>
      <MemberRowsDrawing />
      <MemberRowsDrawing of="names" />
      <MemberRowsDrawing of="recommendations" />
    </>
  ),
};
