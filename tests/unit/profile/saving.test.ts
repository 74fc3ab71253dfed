import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMember, makeUserInfo } from '../../../mocks/factories/profile.ts';
import { makeExperience } from '../../../mocks/factories/profileSections.ts';
import { stubBrowser } from '../support/browser.ts';

type Body = Record<string, unknown>;

async function load() {
  vi.resetModules();
  const { storage } = stubBrowser();
  storage.setItem('user', JSON.stringify({ accessToken: 'token', id: 'u1', role: 1 }));
  const sent: { path: string; body: Body }[] = [];
  const server = { answer: (_path: string, _body: Body): Response | Promise<Response> => Response.json({}) };
  vi.stubGlobal('fetch', async (request: Request) => {
    const body = (await request.json()) as Body;
    const path = new URL(request.url).pathname.split('/').at(-1) ?? '';
    sent.push({ path, body });
    return server.answer(path, body);
  });
  const { editMember } = await import('../../../src/hooks/profile/sections/smallEdits.ts');
  const { saveEdit } = await import('../../../src/hooks/profile/sections/saveItem.ts');
  const { latestOf } = await import('../../../src/hooks/profile/editState.ts');
  return { sent, server, editMember, saveEdit, latestOf };
}
let page: Awaited<ReturnType<typeof load>>;
beforeEach(async () => {
  page = await load();
});

/** As the server is: what is not based on its version is refused. */
function versioned() {
  let version = Date.parse('2026-01-15T09:00:00.000Z');
  const updatedAt = () => new Date(version).toISOString();
  page.server.answer = (path, body) => {
    if (path === 'getUserInfo') return Response.json({ response: infoAt(updatedAt()) });
    if (path === 'endCurrentPosition') return Response.json({ response: ended, message: 'Position ended' });
    if (body.updatedAt !== updatedAt())
      return Response.json({ code: 'STALE', message: 'Changed elsewhere', requestId: 'r' }, { status: 409 });
    version += 1;
    return Response.json({
      message: 'Your profile was saved',
      response: makeMember({ updatedAt: updatedAt() }),
    });
  };
  return { updatedAt, elsewhere: () => void (version += 1000) };
}

const position = makeExperience({ isCurrent: true, startDate: '2021-09' });
const { endDate: _none, ...current } = position;
const ended = { ...current, isCurrent: false, endDate: '2026-01' };
const infoAt = (updatedAt: string, experience: typeof ended = { ...current, endDate: '' }) =>
  makeUserInfo({ member: makeMember({ updatedAt }), sections: { experience: [experience] } });

describe('small changes of the own profile', () => {
  it('that are pressed one after the other are all taken', async () => {
    const { updatedAt } = versioned();
    const member = makeMember({ updatedAt: updatedAt() });
    const results = await Promise.all([
      page.editMember(member, { sectionVisibility: { experience: 1 } }),
      page.editMember(member, { sectionVisibility: { education: 2 } }),
      page.editMember(member, { clear: ['coverImage'] }),
    ]);
    expect(results.at(-1)?.response.updatedAt).toBe(updatedAt());
    expect(page.sent).toHaveLength(3);
  });

  it('are refused when something was changed elsewhere, and the next one is based on what is known then', async () => {
    const { updatedAt, elsewhere } = versioned();
    const member = makeMember({ updatedAt: updatedAt() });
    elsewhere();
    await expect(page.editMember(member, { clear: ['coverImage'] })).rejects.toMatchObject({ code: 'STALE' });
    await expect(
      page.editMember({ ...member, updatedAt: updatedAt() }, { clear: ['coverImage'] }),
    ).resolves.toBeDefined();
  });
});

describe('the end of a position with a new headline', () => {
  const values = { endDate: '2026-01', updateHeadline: true, headline: 'Looking around' };
  const edit = { form: 'end' as const, item: { ...current, isCurrent: true }, values };
  const cache = {
    changeMember: vi.fn<() => void>(),
    changeSections: vi.fn<() => void>(),
    placeItem: vi.fn<() => void>(),
    moveItem: vi.fn<() => void>(),
    removeItem: vi.fn<() => void>(),
    refresh: vi.fn<() => void>(),
  };

  it('is saved with "Keep mine" when the headline was changed elsewhere, and ended once', async () => {
    const { updatedAt, elsewhere } = versioned();
    const info = infoAt(updatedAt());
    elsewhere();
    const context = { clientId: 'c1', cache };
    await expect(page.saveEdit(edit, { ...context, info, basis: undefined })).rejects.toMatchObject({
      code: 'STALE',
    });
    const latest = await page.latestOf(edit);
    await page.saveEdit(edit, {
      ...context,
      info: infoAt(info.member.updatedAt, ended),
      basis: latest?.basis,
    });
    expect(page.sent.map(({ path }) => path)).toEqual([
      'endCurrentPosition',
      'editProfile',
      'getUserInfo',
      'editProfile',
    ]);
    expect(page.sent.at(-1)?.body).toMatchObject({ headline: 'Looking around' });
  });
});
