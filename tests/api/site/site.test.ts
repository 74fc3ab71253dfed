import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApi } from '../support/api.ts';
import { databases } from '../support/databases.ts';
import { plainPdf, upload } from '../support/files.ts';

const letter = {
  name: 'Nguyễn Thị Mai',
  email: 'mai@example.org',
  topic: 3 as const,
  subject: 'A job that asks for money',
  message: 'The poster wants a deposit before the interview. I kept the messages.',
};

describe.each(databases())('information pages on %s', (kind) => {
  const api = useApi(kind, {
    config: {
      contact: { email: 'team@example.org', phone: '+49 40 66969 123', address: 'Hamburg', hours: '' },
    },
  });
  const stored = (reference: string) =>
    api.db.selectFrom('contact_messages').selectAll().where('reference', '=', reference).execute();

  test('the about page has the mission, the terms and the privacy notice, without anything that runs', async () => {
    const { response } = await api.ok('aboutUs', {});
    for (const html of [response.content, response.terms, response.privacy]) {
      expect(html.length).toBeGreaterThan(1000);
      expect(html).not.toMatch(/<script|<style|<iframe|\son\w+=|javascript:/i);
    }
    expect(response.privacy).toContain('one cookie (rolecast-device)');
    expect(response.version).toMatch(/^\d+\.\d+\.\d+/);
  });

  test('the contact page reads its data without a session', async () => {
    const { response } = await api.ok('contactUs', {});
    expect(response).toEqual({
      email: 'team@example.org',
      phone: '+49 40 66969 123',
      address: 'Hamburg',
      hours: '',
    });
  });

  test('a message is kept, mailed to the people who run the server, and gets a number', async () => {
    const { response } = await api.ok('contactUs', letter);
    if (!('reference' in response)) throw new Error('a message is answered with its number');
    expect(response.reference).toMatch(/^RC-\d{4}-[0-9A-Z]{10}$/);
    expect(await stored(response.reference)).toMatchObject([{ ...letter, topic: 'Safety', member_id: null }]);
    const mail = await api.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', 'team@example.org')
      .executeTakeFirstOrThrow();
    expect(mail.subject).toBe(`[${response.reference}] Safety: A job that asks for money`);
    expect(mail.body).toContain(letter.message);
  });

  test('the same clientId is one message; a member’s message says whose it is', async () => {
    const as = await api.member();
    const payload = { ...letter, subject: 'First\r\nBcc: everybody@example.org', clientId: randomUUID() };
    const answers = [await api.ok('contactUs', payload, { as }), await api.ok('contactUs', payload, { as })];
    expect(answers[1]).toEqual(answers[0]);
    const { response } = answers[0]!;
    const rows = await stored('reference' in response ? response.reference : '');
    expect(rows).toMatchObject([{ member_id: as.userId, subject: 'First Bcc: everybody@example.org' }]);
  });

  test('a robot that fills in the trap is answered, and its message is dropped', async () => {
    const { response } = await api.ok('contactUs', { ...letter, homepage: 'https://buy.example' });
    expect(response).toHaveProperty('reference');
    expect(await stored('reference' in response ? response.reference : '')).toEqual([]);
  });

  test('an attachment needs a session and is looked into', async () => {
    const as = await api.member();
    const outside = await api.refused('contactUs', { ...letter, mediaKey: 'document/abc' });
    expect(outside.errors).toEqual({ mediaKey: 'Please log in to attach a file.' });
    const pdf = await upload(api, as, {
      bytes: plainPdf(),
      contentType: 'application/pdf',
      purpose: 5,
    });
    await api.ok('contactUs', { ...letter, subject: 'With a file', mediaKey: pdf }, { as });
    const mail = await api.db
      .selectFrom('outbox')
      .select('body')
      .where('subject', 'like', '%With a file')
      .executeTakeFirstOrThrow();
    expect(mail.body).toContain(`Attached: ${pdf}`);
    const fake = await upload(api, as, {
      bytes: Buffer.from('MZ program'),
      contentType: 'application/pdf',
      purpose: 5,
    });
    const refused = await api.refused('contactUs', { ...letter, mediaKey: fake }, { as });
    expect(refused.errors).toEqual({ mediaKey: 'Documents must be PDF, DOCX, ODT, JPEG or PNG.' });
    // Documents are not given out by address.
    expect((await api.app.http.inject({ url: `/media/${pdf}` })).statusCode).toBe(404);
  });

  test('each field has its sentence, and six messages an hour are too many', async () => {
    const as = await api.member();
    const refused = await api.refused(
      'contactUs',
      { name: 'X', email: 'mai', topic: 9, subject: '', message: 'short' } as never,
      { as },
    );
    expect(refused.errors).toEqual({
      name: 'A name has 2 to 100 characters.',
      email: 'Please enter an e-mail address such as amara@example.org.',
      topic: 'Please choose a topic from the list.',
      subject: 'Please enter a subject.',
      message: 'A message has 20 to 4,000 characters.',
    });
    for (let i = 0; i < 5; i++) await api.ok('contactUs', letter, { as });
    expect((await api.refused('contactUs', letter, { as })).code).toBe('RATE_LIMITED');
  });

  test('health says that server and database are up, and openapi.json is the contract', async () => {
    expect(await api.ok('health', undefined as never)).toMatchObject({ status: 'ok', database: 'ok' });
    expect(Object.keys((await api.ok('openapiJson', undefined as never)).paths).length).toBeGreaterThan(99);
  });
});
