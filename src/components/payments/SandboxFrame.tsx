import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../../theme/system.ts';

export interface SandboxFrameProps {
  children: ReactNode;
}

/** Stripe draws into a frame of its own; its stand-in draws into a root of its own, which this one stands around. */
export function SandboxFrame({ children }: SandboxFrameProps) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
