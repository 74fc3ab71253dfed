import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { findDialog } from '../../../../mocks/findDialog.ts';
import { longName, longWord } from '../../../../mocks/fixtures/longText.ts';
import { JobSearchesBar } from '../../../../src/components/jobs/search/JobSearchesBar.tsx';
import { noFilters } from '../../../../src/domain/jobFilters.ts';
import type { SavedSearch } from '../../../../src/domain/jobSearches.ts';

const bakers: SavedSearch = {
  searchId: 'js1',
  words: '“baker” · In Hamburg',
  filters: { ...noFilters, text: 'baker', place: 'Hamburg' },
};
const remote: SavedSearch = {
  searchId: 'js2',
  words: '“translator” · Remote · From €3,000 a month',
  filters: { ...noFilters, text: 'translator', workplaceTypes: [3], pay: '3000' },
};

const meta = {
  title: 'Components/Jobs/JobSearchesBar',
  component: JobSearchesBar,
  args: {
    searches: [bakers, remote],
    savable: true,
    onSave: fn(),
    onOpen: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof JobSearchesBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const blur = () => (document.activeElement as HTMLElement | null)?.blur();

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save this search', pressed: false });
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
    save.blur();
  },
};
/** It is kept already: pressed again, it is no more. */
export const Kept: Story = {
  args: { kept: bakers },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save this search', pressed: true });
    await userEvent.click(save);
    await expect(args.onDelete).toHaveBeenCalledWith({ search: bakers });
    await expect(args.onSave).not.toHaveBeenCalled();
    save.blur();
  },
};
/** One is deleted from the list; one that is opened closes it. */
export const LongText: Story = {
  args: { searches: [{ ...bakers, words: `${longName} · In ${longWord}` }, remote] },
  play: async ({ args, canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Saved searches (2)' }));
      const dialog = await findDialog('Saved searches');
      await waitFor(() => expect(dialog).toBeVisible());
      return within(dialog);
    };
    const list = await open();
    await userEvent.click(list.getByRole('button', { name: `Delete ${remote.words}` }));
    await expect(args.onDelete).toHaveBeenCalledWith({ search: remote });
    await userEvent.click(list.getByRole('button', { name: remote.words }));
    await expect(args.onOpen).toHaveBeenCalledWith({ search: remote });
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    await open();
    blur();
  },
};
