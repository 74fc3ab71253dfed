import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, screen, spyOn } from 'storybook/test';
import { signedIn } from '../../../mocks/session.ts';
import { linkSecret } from '../../../src/api/config.ts';
import { signOut } from '../../../src/api/session.ts';
import { encodeLink } from '../../../src/lib/linkToken.ts';
import SharePage from '../../../src/pages/site/SharePage.tsx';

/** Shows where the link led, and what the login page is told. */
function Arrived() {
  const { pathname, state } = useLocation() as { pathname: string; state: { shared?: string } | null };
  return (
    <main>
      <h1>Another page</h1>
      <p>{pathname}</p>
      {state?.shared && <p>{`shared: ${state.shared}`}</p>}
    </main>
  );
}

/** The router of stories begins elsewhere, so the first entry stands for the shared link. */
function Journey({ start }: { start: string }) {
  const location = useLocation();
  return (
    <Routes location={location.key === 'default' ? start : location}>
      <Route path="/share/:encryptedParam?" element={<SharePage />} />
      <Route path="*" element={<Arrived />} />
    </Routes>
  );
}

const meta = {
  title: 'Pages/Site/SharePage',
  component: SharePage,
  loaders: [
    async ({ parameters }) => ({
      token: await encodeLink(
        { feedId: 'f1', feedType: parameters.feedType ?? 10 },
        parameters.secret ?? linkSecret,
      ),
    }),
  ],
  render: (_, { loaded, parameters }) => {
    const token = String(loaded.token);
    const param = parameters.cut ? token.slice(0, token.length / 2) : token;
    return <Journey start={parameters.missing ? '/share' : `/share/${param}`} />;
  },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof SharePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const arrivesAt = (place: string): Story['play'] =>
  async function arrives() {
    await screen.findByRole('heading', { name: 'Another page' });
    await expect(screen.getByText(place)).toBeVisible();
  };
/** The page of what was shared is told which by the token of the link, that and no other. */
const carriesTokenTo = (place: string): Story['play'] =>
  async function arrives(context) {
    await arrivesAt(`${place}/${String(context.loaded.token)}`)?.(context);
  };

export const Default: Story = {
  // It ends on another page, which a story of that page draws.
  tags: ['!visual'],
  play: carriesTokenTo('/posts/post-details'),
};
/** [S8.1] The key is still being derived. */
export const Loading: Story = {
  beforeEach: () => {
    const slow = spyOn(crypto.subtle, 'decrypt').mockReturnValue(new Promise(() => {}));
    return () => slow.mockRestore();
  },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  },
};
/** [S1.4] [S2.3] */
export const Post: Story = {
  // It ends on another page, which a story of that page draws.
  tags: ['!visual'],
  play: carriesTokenTo('/posts/post-details'),
};
/** [S1.4] [S2.3] */
export const Job: Story = {
  // It ends on another page, which a story of that page draws.
  tags: ['!visual'],
  parameters: { feedType: 2 },
  play: carriesTokenTo('/jobs/job-details'),
};
/** [S1.4] [S2.3] */
export const Event: Story = {
  // It ends on another page, which a story of that page draws.
  tags: ['!visual'],
  parameters: { feedType: 3 },
  play: carriesTokenTo('/events/event-details'),
};
/** [S2.4] */
export const CutInHalf: Story = {
  // It ends on another page, which a story of that page draws.
  tags: ['!visual'],
  parameters: { cut: true },
  play: arrivesAt('/'),
};
/** [S2.4] */
export const AnotherKey: Story = {
  // It ends on another page, which a story of that page draws.
  tags: ['!visual'],
  parameters: { secret: 'another' },
  play: arrivesAt('/'),
};
/** [S2.4] */
export const UnknownType: Story = {
  // It ends on another page, which a story of that page draws.
  tags: ['!visual'],
  parameters: { feedType: 5 },
  play: arrivesAt('/'),
};
/** [S2.4] */
export const Missing: Story = {
  // It ends on another page, which a story of that page draws.
  tags: ['!visual'],
  parameters: { missing: true },
  play: arrivesAt('/'),
};
/** Leads to the login page, which says what was shared. */
export const LoggedOut: Story = {
  // It ends on another page, which a story of that page draws.
  tags: ['!visual'],
  beforeEach: () => signOut(),
  play: async () => {
    await screen.findByRole('heading', { name: 'Another page' });
    await expect(screen.getByText('/login')).toBeVisible();
    await expect(screen.getByText('shared: post')).toBeVisible();
  },
};
