import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { queryDefaults } from '../../../src/api/swr.ts';

/** The application's cache, one for each test. */
const provider = () => new Map();
export const Swr = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ ...queryDefaults, provider }}>{children}</SWRConfig>
);
