import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientIdOf, forgetClientId } from '../../../src/hooks/site/clientIds.ts';

describe('attempts to send', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('have one clientId for the same content, also after the page was gone', async () => {
    const first = clientIdOf('u1', 'post', 'hello');
    vi.resetModules();
    const again = await import('../../../src/hooks/site/clientIds.ts');
    expect(again.clientIdOf('u1', 'post', 'hello')).toBe(first);
  });

  it('have another one for other content, another place and another member', () => {
    const ids = [
      clientIdOf('u1', 'post', 'hello'),
      clientIdOf('u1', 'comment.f1', 'hello'),
      clientIdOf('u2', 'post', 'hello'),
      clientIdOf('u1', 'post', 'hello there'),
    ];
    expect(new Set(ids).size).toBe(4);
  });

  it('begin anew once they were answered', () => {
    const first = clientIdOf('u1', 'post', 'hello');
    forgetClientId('u1', 'post', first);
    expect(clientIdOf('u1', 'post', 'hello')).not.toBe(first);
  });

  it('stand beside each other: the answer to one leaves the others', () => {
    const lost = clientIdOf('u1', 'comment.f1', 'first');
    const answered = clientIdOf('u1', 'comment.f1', 'second');
    forgetClientId('u1', 'comment.f1', answered);
    expect(clientIdOf('u1', 'comment.f1', 'first')).toBe(lost);
  });

  it('do not pile up', () => {
    const first = clientIdOf('u1', 'post', 'version 0');
    for (let version = 1; version <= 5; version++) clientIdOf('u1', 'post', `version ${version}`);
    expect(clientIdOf('u1', 'post', 'version 0')).not.toBe(first);
  });
});
