import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { authors } from '../../../mocks/factories/feed.ts';
import {
  connectionSuggestions,
  makeConnectionSuggestion,
  relations,
} from '../../../mocks/factories/people.ts';
import { MayKnowPanel } from '../../../src/components/people/MayKnowPanel.tsx';

const meta = {
  title: 'Components/People/MayKnowPanel',
  component: MayKnowPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    suggestions: [
      ...connectionSuggestions,
      // They had asked at the same time.
      makeConnectionSuggestion({
        member: authors.ilse,
        reason: 'Also worked at Nordlicht',
        viewer: relations.connected,
      }),
    ],
    onAct: fn(),
  },
} satisfies Meta<typeof MayKnowPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const panel = within(canvas.getByRole('region', { name: 'People you may know' }));
    const rows = panel.getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    for (const { reason } of args.suggestions) await expect(panel.getByText(reason)).toBeVisible();
    // Of what can be done about an agency, only this is offered here.
    await expect(within(rows[3] as HTMLElement).getAllByRole('button')).toHaveLength(1);
    await expect(within(rows[4] as HTMLElement).getByRole('status')).toHaveTextContent(
      'You are connected now',
    );
    const [first] = args.suggestions;
    await expect(
      within(rows[0] as HTMLElement).getByRole('link', { name: 'Hiroshi Tanaka' }),
    ).toHaveAttribute('href', `/user-profile?u=${first?.member.userId}`);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAct).toHaveBeenCalledWith({
      act: 'connect',
      member: first?.member,
      relation: first?.viewer,
      list: 0,
    });
  },
};
