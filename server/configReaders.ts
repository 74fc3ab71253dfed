import { readTrustedProxies, trustedProxiesSentence, type TrustedProxies } from './http/trustedProxies.ts';

export class ConfigError extends Error {}

/** Readers of one variable each; what is wrong with it is said in `wrong`, and the fallback read instead. */
export function readersOf(env: Record<string, string | undefined>, wrong: string[]) {
  const text = (name: string) => env[name]?.trim() || undefined;
  const oneOf = <T extends string>(name: string, values: readonly T[], fallback: T): T => {
    const value = text(name) ?? fallback;
    if ((values as readonly string[]).includes(value)) return value as T;
    wrong.push(`${name} is "${value}"; it must be one of ${values.join(', ')}.`);
    return fallback;
  };
  const flag = (name: string, fallback: boolean) =>
    oneOf(name, ['on', 'off'], fallback ? 'on' : 'off') === 'on';
  const whole = (name: string, fallback: number, min: number, max: number) => {
    const value = Number(text(name) ?? fallback);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    wrong.push(`${name} is "${text(name)}"; it must be a whole number from ${min} to ${max}.`);
    return fallback;
  };
  const url = (name: string, protocols: string[]) => {
    const value = text(name);
    if (!value) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value.replace(/\/$/, '');
    // The value may hold a password, so it is not repeated.
    wrong.push(`${name} must be a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
    return undefined;
  };

  const currency = (name: string, fallback: string) => {
    const value = text(name) ?? fallback;
    if (!/^[A-Z]{3}$/.test(value))
      wrong.push(`${name} is "${value}"; it must be a code such as ${fallback}.`);
    return value;
  };
  const proxies = (name: string): TrustedProxies => {
    const value = readTrustedProxies(text(name) ?? 'off');
    if (value === undefined) wrong.push(`${name} is "${text(name)}"; it ${trustedProxiesSentence}`);
    return value ?? false;
  };
  return { text, oneOf, flag, whole, url, currency, proxies };
}
