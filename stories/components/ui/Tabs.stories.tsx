import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { Tabs, type TabsProps } from '../../../src/components/ui/Tabs.tsx';

function Controlled(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    props.onChange(next);
    setValue(next);
  };
  return <Tabs {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Components/Ui/Tabs',
  component: Tabs,
  args: {
    label: 'Feed',
    value: 'you',
    onChange: fn(),
    tabs: [
      { value: 'you', label: 'For you' },
      { value: 'following', label: 'Following' },
      { value: 'jobs', label: 'Jobs' },
      { value: 'events', label: 'Events' },
      { value: 'saved', label: 'Saved' },
    ],
    children: 'Newest first.',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'For you' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Following' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('following');
    await expect(canvas.getByRole('tabpanel', { name: 'Following' })).toBeVisible();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'For you' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Saved' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
  },
};
/** The row scrolls sideways instead of wrapping, fades where there is more, and the chosen tab is in sight. */
export const ManyTabs: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('tablist');
    const more = (value: string) => waitFor(() => expect(row.dataset.more?.trim()).toBe(value));
    await more('before');
    await userEvent.click(canvas.getByRole('tab', { name: 'Job Requests' }));
    await more('before after');
    await userEvent.click(canvas.getByRole('tab', { name: 'Dashboard' }));
    await more('after');
    // One that is cut shows the next when it is chosen.
    await userEvent.click(canvas.getByRole('tab', { name: 'Job Applied' }));
    const next = canvas.getByRole('tab', { name: 'Job Requests' }).getBoundingClientRect();
    await expect(next.left).toBeLessThan(row.getBoundingClientRect().right - 24);
  },
  args: {
    value: 'Transactions',
    tabs: [
      'Dashboard',
      'My Posts',
      'Job Applied',
      'Job Requests',
      'My Events',
      'Tickets',
      'Transactions',
    ].map((label) => ({ value: label, label })),
  },
};
export const LongText: Story = {
  args: {
    tabs: [
      { value: 'you', label: longWord, count: 1234567 },
      { value: 'other', label: 'Following' },
    ],
    children: longText,
  },
};
