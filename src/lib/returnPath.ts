/**
 * Where to go on after login: a path of this application, as a guard has left it. Anything that a browser could read as
 * another host ("//evil.example", "/\evil.example", a scheme, a control character) gives the home path.
 */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return '/';
  const here = 'https://here.invalid';
  return new URL(wanted, here).origin === here ? wanted : '/';
}
