import { createElement, type FunctionComponent } from 'react';
import { createRoot } from 'react-dom/client';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { SandboxFrame } from './SandboxFrame.tsx';
import { TestCardPanel } from './TestCardPanel.tsx';
import { noCard, type CardValues } from './testCards.ts';

const framed = <Props extends object>(part: FunctionComponent<Props>, props: Props) =>
  createElement(SandboxFrame, null, createElement(part, props));

export type CardErrors = Partial<Record<keyof CardValues, string>>;

export interface CardFields {
  values: () => CardValues;
  show: (errors: CardErrors) => void;
  unmount: () => void;
}

/** Draws the fields of the sandbox's card form into an element; `onReady` once they stand. */
export function mountCardFields(
  place: HTMLElement,
  { onReady, onChange }: { onReady: () => void; onChange: () => void },
): CardFields {
  let values = noCard;
  let errors: CardErrors = {};
  const root = createRoot(place);
  const draw = () => root.render(framed(TestCardPanel, { values, errors, onChange: change }));
  function change(next: CardValues) {
    values = next;
    errors = {};
    draw();
    onChange();
  }
  draw();
  queueMicrotask(onReady);
  return {
    values: () => values,
    show: (found) => {
      errors = found;
      draw();
      const first = Object.keys(found)[0];
      const names: Record<string, string> = { number: 'cardnumber', expiry: 'exp-date', cvc: 'cvc' };
      if (first) place.querySelector<HTMLElement>(`[name="${names[first]}"]`)?.focus();
    },
    // React refuses to end a root while another one is being drawn.
    unmount: () => queueMicrotask(() => root.unmount()),
  };
}

/** What the holder of the card answers to the bank: there, or on a page of the bank that leads back. */
export type BankAnswer = 'confirmed' | 'refused' | 'elsewhere';

/** Asks the holder of the card as the bank would (3-D Secure). */
export function askHolder(): Promise<BankAnswer> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (given: BankAnswer) => {
      root.unmount();
      place.remove();
      resolve(given);
    };
    root.render(
      framed(ConfirmDialog, {
        open: true,
        title: 'Confirm this payment?',
        children: 'This is the test bank (3-D Secure). No money is taken, whatever you answer.',
        confirmLabel: 'Confirm',
        cancelLabel: 'Refuse',
        otherAction: { label: 'Confirm and come back', onClick: () => answer('elsewhere') },
        onConfirm: () => answer('confirmed'),
        onCancel: () => answer('refused'),
      }),
    );
  });
}
