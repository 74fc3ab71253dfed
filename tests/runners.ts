/** Which runner takes which test files. The runners' configurations read it, and claims.test.ts holds it to be complete. */
export const runners = {
  unit: ['tests/unit/**/*.test.{ts,tsx}'],
  architecture: ['tests/architecture/**/*.test.ts'],
  api: ['tests/api/**/*.test.ts'],
  e2e: ['tests/e2e/**/*.e2e.ts'],
  stories: ['stories/**/*.stories.{ts,tsx}'],
} as const satisfies Record<string, readonly string[]>;
