import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const MEMORY_KIB = 19_456;
const PASSES = 2;
const TAG_LENGTH = 32;

/** Each derivation holds 19 MB and one thread of the pool; the rest waits in line. */
const MAX_AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function argon2id(
  password: string,
  salt: Buffer,
  memory: number,
  passes: number,
  length: number,
): Promise<Buffer> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await derive('argon2id', {
      message: password.normalize('NFKC'),
      nonce: salt,
      parallelism: 1,
      tagLength: length,
      memory,
      passes,
    });
  } finally {
    // The slot passes to the next in line without being freed between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** PHC string of a password: argon2id, m=19456 KiB, t=2, p=1 (OWASP's second choice). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await argon2id(password, salt, MEMORY_KIB, PASSES, TAG_LENGTH);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${base64(salt)}$${base64(tag)}`;
}

const phcForm = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const stranger = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(TAG_LENGTH))}`;

/**
 * Whether the password fits. Pass `null` when there is no such account: it takes as long and is false, so that time
 * does not tell who has one.
 */
export async function verifyPassword(password: string, phc: string | null): Promise<boolean> {
  const parts = phcForm.exec(phc ?? stranger);
  if (!parts) return false;
  // The form has exactly four groups.
  const [, memory, passes, salt, tag] = parts as unknown as [string, string, string, string, string];
  const expected = Buffer.from(tag, 'base64');
  const actual = await argon2id(
    password,
    Buffer.from(salt, 'base64'),
    Number(memory),
    Number(passes),
    expected.length,
  );
  return timingSafeEqual(actual, expected) && phc !== null;
}

let common: Set<string> | undefined;

/** Of the 10,000 most common ones the file keeps those that are long enough to be asked about. */
function isCommon(password: string): boolean {
  common ??= new Set(
    readFileSync(join(import.meta.dirname, 'commonPasswords.txt'), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  const plain = password.toLowerCase();
  return common.has(plain) || common.has(plain.replace(/[!?.*#$@_-]+$/, ''));
}

/** 12345678, 87654321, abcdefgh: each character one beside the last. */
function isRun(password: string): boolean {
  const steps = new Set<number>();
  for (let i = 1; i < password.length; i++) steps.add(password.charCodeAt(i) - password.charCodeAt(i - 1));
  return steps.size === 1 && (steps.has(1) || steps.has(-1) || steps.has(0));
}

/**
 * Why a new password is refused (product 3.1), as a sentence for its field; undefined when it is good. Length is the
 * contract's matter. `phone` in digits without the dial code.
 */
export function passwordProblem(password: string, phone: string): string | undefined {
  const digits = password.replace(/\D/g, '');
  if (phone.length >= 6 && digits === password.replace(/[\s+()-]/g, '') && digits.endsWith(phone))
    return 'Your phone number cannot be your password.';
  const repeats = /^(.{1,4})\1+$/s.test(password);
  if (repeats || isRun(password) || isCommon(password))
    return 'This password is among the most common ones. Please choose another.';
  return undefined;
}
