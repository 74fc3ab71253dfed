import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportReview } from '../src/commands/export.ts';
import { makeReview } from '../src/server/review.ts';
import { ReviewSession } from '../src/server/session.ts';
import { pathOfHash } from '../src/store/hashed.ts';
import { Store } from '../src/store/store.ts';
import { VisualError, type Review, type ReviewShot, type Verdict } from '../src/types.ts';
import { lookOf } from '../src/viewer/model.ts';
import { ana, ben, Project, temporaryFolder } from './support/project.ts';
import { everybody } from './support/rules.ts';
import { makeScene, radiusCause, readScene, someStories } from './support/reviewScene.ts';

const ids = Object.keys(someStories);
const shotOf = ({ shots }: Review, story: string | undefined, mode = 'light-wide'): ReviewShot => {
  const found = shots.find((shot) => shot.story === story && shot.mode === mode);
  if (!found) throw new Error(`no shot ${story} ${mode}`);
  return found;
};

const message = (shot: ReviewShot, verdict: Verdict, by = ana, note = 'As agreed', seen = {}) => ({
  request: {
    verdict,
    shots: [{ story: shot.story, mode: shot.mode, to: lookOf(shot) }],
    by,
    role: 'design',
    note,
  },
  seen,
});

async function start(folder = temporaryFolder()) {
  const scene = await makeScene(folder, someStories);
  return {
    scene,
    session: new ReviewSession(scene),
    store: new Store(scene.store),
    report: readScene(scene),
  };
}

describe('a review', () => {
  it('is the report, with no decisions yet', async () => {
    const { store, report } = await start();
    const review = makeReview(store, report, { writes: false, roles: everybody.roles });
    expect(review.writes).toBe(false);
    expect(review.shots.map(({ state }) => state)).toEqual(report.shots.map(({ state }) => state));
    expect(shotOf(review, ids[0]).history).toEqual([]);
    expect(shotOf(review, ids[0]).diff?.cause).toEqual(radiusCause);
  });

  it('shows a decision since the run at once, with what it was about', async () => {
    const { session } = await start();
    const before = shotOf(await session.load(), ids[0]);
    const { review } = await session.decide(message(before, 'approved', ana, 'Rounder'));
    const after = shotOf(review, ids[0]);
    expect(after.state).toBe('approved');
    expect(after.from).toEqual(before.from);
    expect(after.history).toMatchObject([
      { verdict: 'approved', by: ana, note: 'Rounder', from: before.from?.img, to: before.to?.img },
    ]);
    expect(shotOf(review, ids[0], 'dark-wide').state).toBe('changed');
  });

  it('says who rejected, and a newer approval lifts it', async () => {
    const { session } = await start();
    const first = shotOf(await session.load(), ids[1]);
    const rejected = shotOf(
      (await session.decide(message(first, 'rejected', ben, 'Too round'))).review,
      ids[1],
    );
    expect(rejected.state).toBe('rejected');
    expect(rejected.problem).toContain('Too round');
    const seen = { [first.story]: rejected.history[0]?.at ?? '' };
    const lifted = shotOf(
      (await session.decide(message(rejected, 'approved', ana, 'Talked about it', seen))).review,
      ids[1],
    );
    expect(lifted.state).toBe('approved');
    expect(lifted.history.map(({ verdict }) => verdict)).toEqual(['approved', 'rejected']);
  });

  it('approves a removal', async () => {
    const { session, store } = await start();
    const gone = (await session.load()).shots.find(({ state }) => state === 'removed');
    if (!gone) throw new Error('no removed shot');
    expect(lookOf(gone)).toBeNull();
    const { review } = await session.decide(message(gone, 'removed'));
    expect(shotOf(review, gone.story, gone.mode).state).toBe('approved');
    expect(store.baseline(gone.story)?.shots[gone.mode]).toBeUndefined();
  });
});

describe('two people', () => {
  it('cannot lift each other’s verdict without having seen it', async () => {
    const { session, store } = await start();
    const shot = shotOf(await session.load(), ids[2]);
    await session.decide(message(shot, 'rejected', ben, 'Too round'));
    const blind = session.decide(message(shot, 'approved', ana));
    await expect(blind).rejects.toThrow(VisualError);
    await expect(blind).rejects.toThrow(/Ben Okoro has rejected .* \(“Too round”\); look at it again/);
    expect(store.decisions(shot.story)).toHaveLength(1);
  });

  it('may say the same', async () => {
    const { session, store } = await start();
    const shot = shotOf(await session.load(), ids[2]);
    await session.decide(message(shot, 'approved', ben));
    await session.decide(message(shot, 'approved', ana));
    expect(store.decisions(shot.story).map(({ by }) => by)).toEqual([ben, ana]);
  });
});

describe('a session', () => {
  it.each([
    ['nothing', null],
    ['text', 'approve'],
    ['a list', []],
    ['no request', { seen: {} }],
    ['an unknown verdict', { request: { verdict: 'maybe' }, seen: {} }],
    ['a list of what was seen', { request: {}, seen: [] }],
  ])('refuses %s', async (_, value) => {
    const { session } = await start();
    await expect(session.decide(value)).rejects.toThrow(VisualError);
  });

  it('refuses a decision about a picture that is no longer there', async () => {
    const { session, store } = await start();
    const shot = shotOf(await session.load(), ids[0]);
    const old = message(shot, 'approved');
    const to = { img: '0'.repeat(24), tree: '0'.repeat(24), text: '0'.repeat(24), axe: [] };
    const stale = {
      ...old,
      request: { ...old.request, shots: [{ story: shot.story, mode: shot.mode, to }] },
    };
    await expect(session.decide(stale)).rejects.toThrow(/no longer there/);
    expect(store.decisions(shot.story)).toEqual([]);
  });

  it('says which command makes a report', async () => {
    const { session, scene } = await start();
    rmSync(join(scene.report, 'report.json'));
    await expect(session.load()).rejects.toThrow(/npm run visual -- run/);
  });

  it('gives pictures of the store and of the run, and names one that is missing', async () => {
    const { session, scene } = await start();
    const shot = shotOf(await session.load(), ids[0]);
    expect(
      session
        .picture(shot.from?.img ?? '')
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
    expect(
      session
        .picture(shot.to?.img ?? '')
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
    rmSync(pathOfHash(scene.report, 'images', shot.to?.img ?? ''));
    expect(() => session.picture(shot.to?.img ?? '')).toThrow(/is missing/);
  });
});

describe('a commit', () => {
  it('takes the store alone, and names everybody whose decision is in it', async () => {
    const project = new Project();
    project.init();
    project.git('config', 'user.email', 'ci@rolecast.example');
    project.git('config', 'user.name', 'CI');
    const { session, scene } = await start(project.folder);
    project.write('.gitignore', 'report/\n');
    project.commit('Start');
    project.write('source.ts', 'export {};\n');
    project.git('add', 'source.ts');
    const [first, second] = [0, 1].map((index) => ids[index]);
    const before = await session.load();
    expect(before.uncommitted).toBe(0);
    await session.decide(message(shotOf(before, first), 'approved', ana));
    const { review } = await session.decide(message(shotOf(before, second), 'approved', ben));
    expect(review.uncommitted).toBeGreaterThan(3);
    const committed = await session.commit({ message: 'Approve rounder buttons', by: ana });
    expect(committed.review.uncommitted).toBe(0);
    const [author = '', body = ''] = project.git('log', '-1', '--format=%an <%ae>%x00%B').split('\0');
    expect(author).toBe(ana);
    expect(body).toContain('Approve rounder buttons');
    expect(body).toContain(`Visual-Approved-by: ${ana}`);
    expect(body).toContain(`Visual-Approved-by: ${ben}`);
    const files = project.git('show', '--name-only', '--format=', 'HEAD').split('\n');
    expect(files.every((file) => file.startsWith('store/'))).toBe(true);
    expect(project.git('status', '--porcelain')).toBe('A  source.ts');
    await expect(session.commit({ message: 'Again', by: ana })).rejects.toThrow(/nothing to commit/);
    expect(scene.store).toContain(project.folder);
  });

  it('is not possible outside of git, and needs words and a name', async () => {
    const { session } = await start();
    expect((await session.load()).uncommitted).toBeUndefined();
    await expect(session.commit({ message: 'Approve', by: ana })).rejects.toThrow(/no git repository/);
    await expect(session.commit({ message: ' ', by: ana })).rejects.toThrow(/needs a message/);
    await expect(session.commit({ message: 'Approve', by: '--amend' })).rejects.toThrow(/Name <address>/);
  });
});

describe('an export', () => {
  it('puts the review and its pictures beside a built Storybook', async () => {
    const { scene, store, report } = await start();
    const storybook = temporaryFolder();
    expect(() => exportReview({ ...scene, roles: everybody.roles, storybook })).toThrow(/no built Storybook/);
    writeFileSync(join(storybook, 'index.html'), '');
    const counts = exportReview({ ...scene, roles: everybody.roles, storybook });
    expect(counts.shots).toBe(report.shots.length);
    const review = JSON.parse(readFileSync(join(storybook, 'visual/review.json'), 'utf8')) as Review;
    expect(review).toEqual(
      JSON.parse(JSON.stringify(makeReview(store, report, { writes: false, roles: everybody.roles }))),
    );
    const { from, to, diff } = shotOf(review, ids[0]);
    for (const hash of [from?.img, to?.img, diff?.overlay])
      expect(existsSync(pathOfHash(join(storybook, 'visual'), 'images', hash ?? ''))).toBe(true);
  });
});
