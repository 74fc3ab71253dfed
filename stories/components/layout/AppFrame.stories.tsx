import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { bottomPlaces, informationPlaces, jobSeekerPlaces } from '../../../mocks/fixtures/places.ts';
import { AppFrame } from '../../../src/components/layout/AppFrame.tsx';
import { BottomBar } from '../../../src/components/layout/BottomBar.tsx';
import { Header } from '../../../src/components/layout/Header.tsx';
import { PageColumns } from '../../../src/components/layout/PageColumns.tsx';
import { Sidebar } from '../../../src/components/layout/Sidebar.tsx';
import { StatusMessage } from '../../../src/components/layout/StatusMessage.tsx';
import { Button } from '../../../src/components/ui/Button.tsx';
import { Card } from '../../../src/components/ui/Card.tsx';
import { Tabs } from '../../../src/components/ui/Tabs.tsx';

const sidebarButtons = { open: true, onToggle: fn(), onOpenDrawer: fn(), id: 'sidebar' };

const header = (
  <Header
    theme="light"
    onToggle={fn()}
    sidebar={sidebarButtons}
    notifications={{ unread: 3, onOpen: fn() }}
    profile={{
      member: { id: '7', name: 'Amara Diallo', roleLabel: 'User' },
      profileHref: '/profile',
      onLogout: fn(),
    }}
  />
);

const posts = [
  'We redrew the ticket scanner for people who wear gloves. Three things we learned at the gate in minus nine degrees, and the one we got wrong.',
  'Eighty stalls under one roof, and a stage that starts at six. Come hungry.',
  'The bug report exercise is a great idea.',
];

const page = (
  <PageColumns
    aside={
      <>
        <Card as="section">
          <chakra.h2 textStyle="title">Applications</chakra.h2>
          <p>4 under review, 1 on hold</p>
        </Card>
        <Card as="section">
          <chakra.h2 textStyle="title">People you may know</chakra.h2>
          <p>Joon-ho Park, Sofia Lindqvist</p>
        </Card>
      </>
    }
  >
    <chakra.h1 srOnly>Dashboard</chakra.h1>
    <Tabs
      label="Feed"
      value="you"
      onChange={fn()}
      tabs={[
        { value: 'you', label: 'For you' },
        { value: 'following', label: 'Following' },
        { value: 'jobs', label: 'Jobs' },
        { value: 'events', label: 'Events' },
      ]}
    >
      <chakra.div display="grid" gap="3">
        {posts.map((text) => (
          <Card key={text} as="article">
            <chakra.p minHeight="32">{text}</chakra.p>
          </Card>
        ))}
      </chakra.div>
    </Tabs>
  </PageColumns>
);

const meta = {
  title: 'Components/Layout/AppFrame',
  component: AppFrame,
  parameters: { layout: 'bare' },
  args: {
    header,
    sidebar: <Sidebar id="sidebar" main={jobSeekerPlaces} information={informationPlaces} />,
    bottomBar: <BottomBar items={bottomPlaces} />,
    children: page,
  },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    skip.blur();
  },
};
/** [S2.14] Nobody is known to be signed in. While it has the focus, the link to the content is seen. */
export const NoRole: Story = {
  args: {
    header: <Header theme="light" onToggle={fn()} guest={{ loginHref: '/login', signupHref: '/signup' }} />,
    sidebar: <Sidebar id="sidebar" information={informationPlaces} loginHref="/login" />,
    bottomBar: undefined,
    children: (
      <StatusMessage
        drawing="notFound"
        title="Oops! The page you are looking for does not exist."
        actions={<Button href="/">Go Home</Button>}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Please login to access the sidebar')).toBeInTheDocument();
    const top = within(canvas.getByRole('banner'));
    await expect(top.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(top.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/signup');
    await expect(top.queryByRole('button', { name: /Profile menu/ })).toBeNull();
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toBeVisible();
  },
};
/** [S2.15] Live pages hide sidebar and header. */
export const Bare: Story = {
  args: { bare: true, children: <chakra.h1 padding="5">How I hire juniors</chakra.h1> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};
