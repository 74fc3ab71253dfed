import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { findDialog } from '../../../mocks/findDialog.ts';
import { memberRows } from '../../../mocks/factories/search.ts';
import { Header } from '../../../src/components/layout/Header.tsx';
import { SearchHeader, type SearchHeaderProps } from '../../../src/components/people/SearchHeader.tsx';

const search: SearchHeaderProps['search'] = {
  types: [1, 2, 3, 4, 5, 6],
  type: undefined,
  text: '',
  state: undefined,
  onType: fn(),
  onText: fn(),
  onChoose: fn(),
  onSubmit: fn(),
  onOpen: fn(),
  onClose: fn(),
};

const meta = {
  title: 'Components/People/SearchHeader',
  component: SearchHeader,
  parameters: { layout: 'bare' },
  args: { search, open: false, onOpenSheet: fn(), onCloseSheet: fn() },
  render: (args) => (
    <Header
      theme="light"
      onToggle={() => {}}
      search={<SearchHeader {...args} />}
      sidebar={{ open: true, onToggle: () => {}, onOpenDrawer: () => {} }}
      notifications={{ unread: 3, onOpen: () => {} }}
      profile={{
        member: { id: '7', name: 'Amara Diallo', roleLabel: 'User' },
        onOpenSettings: () => {},
        upgradeHref: '/pricing',
        onLogout: () => {},
      }}
    />
  ),
} satisfies Meta<typeof SearchHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [S2.16] A type and a text in one control. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Search type', hidden: true })).toBeInTheDocument();
  },
};
/** Beside the other icons, and not alone in the middle. */
export const OnPhone: Story = {
  tags: ['!visual', 'vitest'], // Default is the same picture.
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: 'Search' }).getBoundingClientRect();
    const { left } = canvas.getByRole('button', { name: 'Use dark theme' }).getBoundingClientRect();
    await expect(left - right).toBeLessThanOrEqual(8);
  },
};
export const Sheet: Story = {
  args: {
    open: true,
    search: {
      ...search,
      type: 1,
      text: 'nguyen',
      state: { status: 'ready', rows: memberRows, hasMore: false, busy: false },
    },
  },
  play: async () => {
    await findDialog('Search');
    await expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(3);
  },
};
