import { useState } from 'react';
import { verificationText, type VerificationKey } from '../../domain/verification.ts';

export interface NamedItem {
  /** The item that the address names. */
  wanted: VerificationKey | undefined;
  /** The address is to name it no more. */
  onClosed: () => void;
}

/** Whose dialog is open: what was pressed, or what the address named last. */
export function useOpenItem({ wanted, onClosed }: NamedItem) {
  const [open, setOpen] = useState(wanted);
  const address = wanted && verificationText(wanted);
  const [named, setNamed] = useState(address);
  if (address !== named) {
    setNamed(address);
    if (wanted) setOpen(wanted);
  }
  return {
    open,
    onOpen(next: VerificationKey | undefined) {
      setOpen(next);
      if (!next && wanted) onClosed();
    },
  };
}
