import { describe, expect, it } from 'vitest';
import { lastWins } from '../../../src/lib/lastWins.ts';

function deferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

describe('lastWins', () => {
  it('sends presses of one thing one after another and answers the last', async () => {
    const send = lastWins();
    const sent: string[] = [];
    const first = deferred<string>();
    const like = send('f1', () => (sent.push('like'), first.promise));
    const unlike = send('f1', () => (sent.push('unlike'), Promise.resolve('unliked')));
    await Promise.resolve();
    expect(sent).toEqual(['like']);
    first.resolve('liked');
    expect(await like).toBeUndefined();
    expect(await unlike).toBe('unliked');
    expect(sent).toEqual(['like', 'unlike']);
  });

  it('goes on after a failure and keeps quiet about a failure that was overtaken', async () => {
    const send = lastWins();
    const first = deferred<string>();
    const like = send('f1', () => first.promise);
    const again = send('f1', () => Promise.resolve('done'));
    first.reject(new Error('offline'));
    expect(await like).toBeUndefined();
    expect(await again).toBe('done');
    await expect(send('f1', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  });

  it('lets different things go side by side', async () => {
    const send = lastWins();
    const never = send('f1', () => new Promise<string>(() => {}));
    expect(await send('f2', () => Promise.resolve('done'))).toBe('done');
    void never;
  });
});
