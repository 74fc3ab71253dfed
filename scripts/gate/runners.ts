/** Which runner takes which test files. The runners' configurations read it, and claims.test.ts holds it to be complete. */
export const runners = {
  unit: ['tests/unit/**/*.test.{ts,tsx}', 'packages/*/tests/**/*.test.ts'],
  architecture: ['tests/architecture/**/*.test.ts'],
  api: ['tests/api/**/*.test.ts'],
  e2e: ['tests/e2e/**/*.e2e.ts'],
  stories: ['stories/**/*.stories.{ts,tsx}'],
} as const satisfies Record<string, readonly string[]>;

/** Set in the environment: of the API tests, PGlite runs those alone that `tests/api/onPglite.ts` lists. */
export const listedOnly = 'API_ON_PGLITE';
