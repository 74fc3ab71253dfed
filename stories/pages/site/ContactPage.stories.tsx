import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { pdfFile } from '../../../mocks/fixtures/pdfFile.ts';
import { siteHandlers, storage } from '../../../mocks/handlers/site.ts';
import { failing, mock } from '../../../mocks/msw.ts';
import { signedIn } from '../../../mocks/session.ts';
import ContactPage from '../../../src/pages/site/ContactPage.tsx';

const written = fn(siteHandlers.contactUs);

/** What the browser says of its network, as stories can change it. */
function network(online: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

type Reader = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function fill(canvas: Reader['canvas'], userEvent: Reader['userEvent']) {
  for (const [name, value] of [
    [/^Name/, 'Mai'],
    [/^E-mail/, 'mai@example.org'],
    [/^Subject/, 'A deposit'],
    [/^Message/, 'The poster wants a deposit.'],
  ] as const) {
    const field = canvas.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, value);
  }
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Topic/ }), 'Safety');
}

const meta = {
  title: 'Pages/Site/ContactPage',
  component: ContactPage,
  beforeEach({ msw }) {
    msw.use(...mock({ contactUs: siteHandlers.contactUs }));
  },
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+49 40 1234567')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('');
  },
};
/** A member's file goes along, and the next letter begins anew. */
export const SignedIn: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ presignedUrl: siteHandlers.presignedUrl, contactUs: written }), storage);
    written.mockClear();
    return signedIn();
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('+49 40 1234567');
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Amara Diallo');
    await fill(canvas, userEvent);
    const pdf = pdfFile('deposit.pdf');
    await userEvent.upload(canvasElement.querySelector('input[type=file]')!, pdf);
    const send = canvas.getByRole('button', { name: 'Send' });
    await waitFor(() => expect(canvas.getByText('deposit.pdf')).toBeVisible());
    await waitFor(() => expect(send).toBeEnabled());
    await waitFor(() => expect(send).toHaveStyle({ opacity: 1 }));
    await userEvent.click(send);
    await expect(await canvas.findByText(/RC-2026-0042/)).toBeVisible();
    await expect(written).toHaveBeenCalledWith(
      expect.objectContaining({ subject: 'A deposit', mediaKey: expect.stringMatching(/^post\//) }),
      expect.anything(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Write another' }));
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveValue('Amara Diallo');
    await expect(canvas.getByRole('textbox', { name: /^Subject/ })).toHaveValue('');
    await expect(canvas.queryByText('deposit.pdf')).toBeNull();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
/** Where to reach them cannot be read; the form is there all the same. */
export const Error: Story = {
  beforeEach({ msw }) {
    msw.use(...mock({ contactUs: failing() }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Write to us' })).toBeVisible();
  },
};
/** Sent: the number takes the place of the form. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('+49 40 1234567')).toBeVisible();
    await fill(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText(/RC-2026-0042/)).toBeVisible();
    await expect(localStorage.getItem('draft..contact')).toBeNull();
  },
};
/** What was sent and refused stays. */
export const Refused: Story = {
  beforeEach({ msw }) {
    const draft = {
      name: 'Mai',
      email: 'mai@example.org',
      topic: '3',
      subject: 'A deposit',
      message: 'The poster wants a deposit.',
      homepage: '',
    };
    localStorage.setItem('draft..contact', JSON.stringify(draft));
    const refuse = fn(failing(429, { code: 'RATE_LIMITED', message: 'Please wait 40 minutes.' }));
    msw.use(
      ...mock({
        contactUs: (body) => (body && 'message' in body ? refuse() : siteHandlers.contactUs(body)),
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Please wait 40 minutes.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Subject/ })).toHaveValue('A deposit');
  },
};
/** Written in a tunnel: it waits, and is sent by itself. */
export const Tunnel: Story = {
  // WaitingLetterBanner shows what waits; Sent is what comes of it.
  tags: ['!visual'],
  beforeEach({ msw }) {
    msw.use(...mock({ contactUs: written }));
    written.mockClear();
    return () => {
      // Else the page, which still stands when the next story begins, would send it and leave its refusal to that one.
      localStorage.removeItem('draft..letter');
      network(true);
    };
  },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('+49 40 1234567');
    await step('kept', async () => {
      network(false);
      await fill(canvas, userEvent);
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(await canvas.findByText('Your message waits.')).toBeVisible();
    });
    await step('taken back and changed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
      const subject = await canvas.findByRole('textbox', { name: /^Subject/ });
      await expect(subject).toHaveValue('A deposit');
      await userEvent.type(subject, '!');
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(await canvas.findByText(/“A deposit!” is kept/)).toBeVisible();
    });
    await step('sent by itself', async () => {
      network(true);
      await expect(await canvas.findByText(/RC-2026-0042/)).toBeVisible();
      await expect(localStorage.getItem('draft..letter')).toBeNull();
    });
  },
};
/** What waited and was refused can be mended. */
export const WaitedInVain: Story = {
  beforeEach({ msw }) {
    const refuse = failing(422, { code: 'VALIDATION', message: 'Please choose the attachment again.' });
    msw.use(
      ...mock({ contactUs: (body) => (body && 'message' in body ? refuse() : siteHandlers.contactUs(body)) }),
    );
    const payload = {
      name: 'Mai',
      email: 'mai@example.org',
      topic: 3,
      subject: 'A deposit',
      message: 'The poster wants a deposit.',
    };
    localStorage.setItem('draft..letter', JSON.stringify({ payload }));
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Your message was not sent.“A deposit”:');
    await expect(alert).toHaveTextContent('Please choose the attachment again.');
  },
};
