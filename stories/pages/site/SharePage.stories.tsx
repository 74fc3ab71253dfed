import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, spyOn } from 'storybook/test';
import { signedIn } from '../../../mocks/session.ts';
import { linkSecret } from '../../../src/api/config.ts';
import { signOut } from '../../../src/api/session.ts';
import { decodeLink, encodeLink } from '../../../src/lib/linkToken.ts';
import SharePage from '../../../src/pages/site/SharePage.tsx';

interface JourneyProps {
  /** The shared link that the journey begins with. */
  start: string;
  /** Shared links by what they are called; each page that is arrived at leads on to them. */
  links: Record<string, string>;
}

/** Shows where the link led, and what the login page is told. */
function Arrived({ links }: Pick<JourneyProps, 'links'>) {
  const { pathname, state } = useLocation() as { pathname: string; state: { shared?: string } | null };
  const navigate = useNavigate();
  return (
    <main>
      <h1>Another page</h1>
      <p>{pathname}</p>
      {state?.shared && <p>{`shared: ${state.shared}`}</p>}
      {Object.entries(links).map(([name, to]) => (
        <p key={name}>
          <button type="button" style={{ minHeight: 32 }} onClick={() => void navigate(to)}>
            {name}
          </button>
        </p>
      ))}
    </main>
  );
}

/** The router of stories begins elsewhere, so the first entry stands for the shared link. */
function Journey({ start, links }: JourneyProps) {
  const location = useLocation();
  return (
    <Routes location={location.key === 'default' ? start : location}>
      <Route path="/share/:encryptedParam?" element={<SharePage />} />
      <Route path="*" element={<Arrived links={links} />} />
    </Routes>
  );
}

const meta = {
  title: 'Pages/Site/SharePage',
  component: SharePage,
  loaders: [
    async () => {
      const tokenOf = (feedType: number, secret = linkSecret) =>
        encodeLink({ feedId: 'f1', feedType }, secret);
      const post = await tokenOf(10);
      return {
        post,
        job: await tokenOf(2),
        event: await tokenOf(3),
        cut: post.slice(0, post.length / 2),
        foreign: await tokenOf(10, 'another'),
        unknown: await tokenOf(5),
      };
    },
  ],
  render: (_, { loaded, parameters }) => {
    const links: JourneyProps['links'] = { elsewhere: '/elsewhere' };
    for (const name of ['job', 'event', 'cut', 'foreign', 'unknown'])
      links[name] = `/share/${String(loaded[name])}`;
    return <Journey start={parameters.missing ? '/share' : `/share/${String(loaded.post)}`} links={links} />;
  },
  beforeEach: () => signedIn(),
} satisfies Meta<typeof SharePage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function assertArrival(place: string) {
  await screen.findByRole('heading', { name: 'Another page' });
  await expect(await screen.findByText(place)).toBeVisible();
}
const linkTo = (name: string) => screen.getByRole('button', { name });

/**
 * [S1.4] [S2.3] The page of what was shared is told which by the token of the link, that and no other. Who is signed out is
 * led to the login page, which says what was shared.
 */
export const Default: Story = {
  // It ends on another page, which a story of that page draws.
  tags: ['!visual'],
  play: async ({ loaded, userEvent }) => {
    const assertType = async (token: string, feedType: number) =>
      expect(await decodeLink(token, linkSecret)).toEqual({ feedId: 'f1', feedType });
    await assertArrival(`/posts/post-details/${String(loaded.post)}`);
    await assertType(String(loaded.post), 10);
    await userEvent.click(linkTo('job'));
    await assertArrival(`/jobs/job-details/${String(loaded.job)}`);
    await assertType(String(loaded.job), 2);
    await userEvent.click(linkTo('event'));
    await assertArrival(`/events/event-details/${String(loaded.event)}`);
    await assertType(String(loaded.event), 3);
    signOut();
    await userEvent.click(linkTo('job'));
    await assertArrival('/login');
    await expect(screen.getByText('shared: job')).toBeVisible();
  },
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
/** [S2.4] So do a token that is cut, one made with another key, and one of an unknown type: they lead home. */
export const Missing: Story = {
  // It ends on another page, which a story of that page draws.
  tags: ['!visual'],
  parameters: { missing: true },
  play: async ({ userEvent }) => {
    await assertArrival('/');
    for (const name of ['cut', 'foreign', 'unknown']) {
      // Away from home first, so that it can be seen to lead there.
      await userEvent.click(linkTo('elsewhere'));
      await assertArrival('/elsewhere');
      await userEvent.click(linkTo(name));
      await assertArrival('/');
    }
  },
};
