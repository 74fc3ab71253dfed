import type { DecisionRequest } from '../types.ts';
import type { Person } from './model.ts';

/** A browser may refuse storage (private windows, files opened from disk); then nothing is remembered, and nothing fails. */
function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Not remembered; see above.
  }
}

const personKey = 'rolecast.visual.person';
const basketKey = (at: string) => `rolecast.visual.basket ${at}`;

export function loadPerson(): Person | null {
  const found = read(personKey) as Partial<Person> | null;
  return found && typeof found.name === 'string' && typeof found.email === 'string' && found.role
    ? { name: found.name, email: found.email, role: found.role }
    : null;
}

export const savePerson = (person: Person | null) => write(personKey, person);

/** Decisions that were collected about the run of this time and not yet downloaded. */
export function loadBasket(at: string): readonly DecisionRequest[] {
  const found = read(basketKey(at));
  return Array.isArray(found) ? (found as DecisionRequest[]) : [];
}

export const saveBasket = (at: string, decisions: readonly DecisionRequest[]) =>
  write(basketKey(at), decisions.length ? decisions : null);
