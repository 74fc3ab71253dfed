import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostileHtml, termsHtml } from '../../../mocks/fixtures/html.ts';
import { longText, longWord } from '../../../mocks/fixtures/longText.ts';
import { SafeHtml } from '../../../src/components/ui/SafeHtml.tsx';

const meta = {
  title: 'Components/Ui/SafeHtml',
  component: SafeHtml,
  args: { html: termsHtml },
  decorators: [
    (Story) => (
      <>
        <h1>About</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof SafeHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'What you may post' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'how to reach us' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
    await expect(canvas.getByRole('link', { name: 'hello@rolecast.example' })).toBeVisible();
    const outside = canvas.getByRole('link', { name: 'the guide (opens in a new tab)' });
    await expect(outside).toHaveAttribute('rel', 'noopener nofollow');
  },
};
/** Script in every place that has ever run one. */
export const Hostile: Story = {
  args: { html: hostileHtml },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('text is kept, tags of others are not', async () => {
      await expect(canvas.getByText(/with a picture/)).toBeVisible();
      await expect(canvas.getByText(/A box over everything/)).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 2, name: /claims to be the page/ })).toBeVisible();
      const foreign =
        'img, script, svg, math, style, iframe, object, form, input, button, template, noscript, [id]';
      const drawn = canvas.getByText(/with a picture/).parentElement;
      await expect(drawn?.querySelectorAll(foreign)).toHaveLength(0);
    });
    await step('no attribute but those of links', async () => {
      const drawn = canvas.getByText(/with a picture/).parentElement;
      const attributes = [...(drawn?.querySelectorAll('*') ?? [])].flatMap((element) =>
        element.getAttributeNames(),
      );
      await expect([...new Set(attributes)].sort()).toEqual(['class', 'href', 'rel', 'target']);
    });
    await step('links lead somewhere, or are none', async () => {
      const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(addresses).toEqual(['//evil.example/path', 'https://example.org']);
      await expect(canvas.getByText(/script link/)).toBeVisible();
    });
    await step('nothing ran', async () => {
      await userEvent.click(canvas.getByText(/with a picture/));
      await userEvent.hover(canvas.getByRole('link', { name: /good link/ }));
      await expect(canvasElement.ownerDocument.defaultView).not.toHaveProperty('hacked');
    });
  },
};
export const LongText: Story = { args: { html: `<h2>${longWord}</h2><p>${longText}</p>` } };
