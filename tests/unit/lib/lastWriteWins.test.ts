import { describe, expect, it } from 'vitest';
import { lastWriteWins } from '../../../src/lib/lastWriteWins.ts';

function deferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

const offline = new Error('offline');

describe('lastWriteWins', () => {
  it('sends presses of one thing one after another and answers the last', async () => {
    const send = lastWriteWins();
    const sent: string[] = [];
    const first = deferred<string>();
    const like = send('f1', true, () => (sent.push('like'), first.promise));
    const unlike = send('f1', false, () => (sent.push('unlike'), Promise.resolve('unliked')));
    await Promise.resolve();
    expect(sent).toEqual(['like']);
    first.resolve('liked');
    expect(await like).toBeUndefined();
    expect(await unlike).toEqual({ answer: 'unliked' });
    expect(sent).toEqual(['like', 'unlike']);
  });

  it('goes on after a failure and keeps quiet about a failure that was overtaken', async () => {
    const send = lastWriteWins();
    const first = deferred<string>();
    const like = send('f1', true, () => first.promise);
    const again = send('f1', false, () => Promise.resolve('done'));
    first.reject(offline);
    expect(await like).toBeUndefined();
    expect(await again).toEqual({ answer: 'done' });
  });

  it('goes back to what was confirmed last, whatever was pressed since', async () => {
    const send = lastWriteWins();
    const fail = () => Promise.reject(offline);
    const lost = [send('f1', true, fail), send('f1', false, fail)];
    expect(await Promise.all(lost)).toEqual([undefined, { error: offline, back: false }]);

    const agreed = [send('f1', true, () => Promise.resolve('liked')), send('f1', false, fail)];
    expect(await Promise.all(agreed)).toEqual([undefined, { error: offline, back: true }]);

    expect(await send('f1', true, fail)).toEqual({ error: offline, back: false });
  });

  it('lets different things go side by side', async () => {
    const send = lastWriteWins();
    const never = send('f1', true, () => new Promise<string>(() => {}));
    expect(await send('f2', true, () => Promise.resolve('done'))).toEqual({ answer: 'done' });
    void never;
  });
});
