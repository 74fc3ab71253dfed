import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageColumns } from '../../../src/components/layout/PageColumns.tsx';
import { Card } from '../../../src/components/ui/Card.tsx';

const aside = (
  <>
    <Card>Profile, 70 %</Card>
    <Card>Applications: 4 under review</Card>
  </>
);

const meta = {
  title: 'Components/Layout/PageColumns',
  component: PageColumns,
  parameters: { layout: 'bare' },
  args: { children: <Card>We redrew the ticket scanner for people who wear gloves.</Card>, aside },
  decorators: [
    (Story) => (
      <chakra.main>
        <Story />
      </chakra.main>
    ),
  ],
} satisfies Meta<typeof PageColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AsideFollows: Story = { args: { asideBelow: 'follow' } };
/** From page to page the content begins at one place, whatever stands beside it. */
export const OnePlace: Story = {
  render: ({ children }) => (
    <>
      <PageColumns aside={aside}>{children}</PageColumns>
      <PageColumns>{children}</PageColumns>
      <PageColumns wide>{children}</PageColumns>
    </>
  ),
  play: async ({ canvas }) => {
    const starts = canvas.getAllByText(/^We redrew/).map((card) => card.getBoundingClientRect().left);
    await expect(starts).toHaveLength(3);
    await expect(new Set(starts).size).toBe(1);
  },
};
