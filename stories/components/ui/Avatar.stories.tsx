import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import { Avatar, MemberAvatar } from '../../../src/components/ui/Avatar.tsx';

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="#CFE0DA" d="M0 0h96v96H0z"/><circle cx="66" cy="30" r="14" fill="#F3C14B"/><path fill="#0B6B57" d="M0 68q28-22 52-6t44-14v48H0z"/></svg>',
)}`;

const meta = {
  title: 'Components/Ui/Avatar',
  component: Avatar,
  args: { id: '0198c0de-0000-7000-8000-000000000001', name: 'Amara Diallo', standalone: true },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Amara Diallo' })).toHaveTextContent('AD');
  },
};
export const Company: Story = { args: { shape: 'company', name: 'Café Sol', id: '8' } };
/** A photo that does not load: the initials stand in. */
export const Large: Story = {
  args: { src: 'data:image/png;base64,broken', size: 'lg' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('AD'));
  },
};
export const Photo: Story = { args: { src: photo, size: 'lg' } };
/** Organisations are rounded squares; a name without letters has no initials. */
export const OfMembers: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <MemberAvatar standalone member={authors.ilse} />
      <MemberAvatar standalone member={authors.nordlicht} />
      <MemberAvatar standalone member={{ ...authors.ilse, userName: '🎉' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(canvas.getByRole('img', { name: '🎉' })).toHaveTextContent('?');
  },
};
