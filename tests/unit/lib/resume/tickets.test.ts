import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { makeTickets, type TicketContent } from '../../../../src/lib/resume/makeTickets.ts';
import { at, fontFiles, load, readPdf } from './support.ts';

const ticket: TicketContent = {
  eventName: 'Harbour job fair',
  organiser: 'Nordlicht Personal',
  when: 'Fri 30 Jan 2026, 10:00 to 17:00 (Europe/Berlin, CET)',
  place: 'Fischauktionshalle, Große Elbstraße 9, Hamburg, Germany',
  attendee: 'Amara Diallo',
  packageName: 'Day pass',
  code: '7K3M9 QX2TA',
  qr: encode('T1.t1.e1.1767949200.Qm9', { border: 4 }).data,
};

async function pagesOf(contents: TicketContent[]) {
  const bytes = await makeTickets(contents, { paper: 'A4', at }, { files: fontFiles, load });
  const { document, pages } = await readPdf(bytes);
  const { info } = await document.getMetadata();
  return {
    pages: pages.map((page) => page.replaceAll(/\s+/g, ' ')),
    title: (info as { Title?: string }).Title,
    document,
  };
}

it('each ticket stands on a page of its own, with all that the door and its holder need', async () => {
  const { pages, title } = await pagesOf([
    ticket,
    { ...ticket, attendee: 'Yuki Tanaka', code: '7K3M9 QX2TB' },
  ]);
  expect(title).toBe('Tickets for Harbour job fair');
  expect(pages).toHaveLength(2);
  for (const words of ['Harbour job fair', 'Amara Diallo', 'Day pass', 'Fri 30 Jan 2026', '7K3M9 QX2TA'])
    expect(pages[0]).toContain(words);
  expect(pages[0]).not.toContain('Yuki Tanaka');
  expect(pages[1]).toContain('Yuki Tanaka');
  expect(pages[1]).toContain('7K3M9 QX2TB');
});

it('the code is a figure with a name, and gets a page of its own where the words leave no room', async () => {
  const short = await pagesOf([ticket]);
  expect(short.title).toBe('Ticket for Harbour job fair');
  const tree = JSON.stringify(await (await short.document.getPage(1)).getStructTree());
  expect(tree).toContain('QR code of the ticket 7K3M9 QX2TA');
  const long = await pagesOf([
    { ...ticket, directions: 'Walk along the quay until you smell coffee. '.repeat(70) },
  ]);
  expect(long.pages.length).toBeGreaterThan(1);
  const last = JSON.stringify(await (await long.document.getPage(long.pages.length)).getStructTree());
  expect(last).toContain('QR code of the ticket 7K3M9 QX2TA');
});
