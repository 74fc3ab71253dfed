import { useCallback, useEffect, useRef, useState } from 'react';
import { setPremiumUser } from '../../api/session.ts';
import { asker, request, useApiCache } from '../../api/swr.ts';

const againMs = 2000;
const tries = 15;

/** `switching`: asked for the first time. `waiting`: it was paid, and the server has not managed to say so yet. */
export type UpgradeState = 'idle' | 'switching' | 'waiting' | 'done';

export interface Upgrade {
  state: UpgradeState;
  /** Asks now, and for half a minute again. */
  run: () => void;
}

/**
 * Tells the server that Premium was paid (specification 4). The specification only logs a failure; a member who has paid is
 * not left without a word (product S10), so it is said, and asked again. `onDone` gets the server's words.
 */
export function useUpgrade(onDone: (message: string) => void): Upgrade {
  const [state, setState] = useState<UpgradeState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);
  const { invalidate } = useApiCache();
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(
    () => () => {
      turn.current++;
      clearTimeout(timer.current);
    },
    [],
  );
  const run = useCallback(() => {
    clearTimeout(timer.current);
    const mine = ++turn.current;
    const payer = asker();
    setState((before) => (before === 'waiting' ? before : 'switching'));
    async function ask(left: number): Promise<void> {
      try {
        const { message } = await request('upgradeToPremium', {});
        // Somebody else may have signed in meanwhile.
        if (asker() === payer) setPremiumUser();
        if (mine !== turn.current) return;
        setState('done');
        void invalidate(['getUpgradeToPremium', 'transactions', 'transactionDetails']);
        done.current(message);
      } catch (error) {
        if (mine !== turn.current) return;
        console.warn('Upgrade failed:', error);
        setState('waiting');
        if (left > 1) timer.current = setTimeout(() => void ask(left - 1), againMs);
      }
    }
    void ask(tries);
  }, [invalidate]);
  return { state, run };
}
