import type { ComboboxOption } from '../../ui/ComboboxField.tsx';

const most = 8;
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

/** Those that hold what is typed, without looking at accents; those that begin with it first. None while nothing is typed. */
export function fittingOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const words = plain(typed.trim());
  if (words === '') return [];
  const found = options.filter(({ label, detail = '' }) => plain(`${label} ${detail}`).includes(words));
  const later = ({ label }: ComboboxOption) => Number(!plain(label).startsWith(words));
  return found.toSorted((one, other) => later(one) - later(other)).slice(0, most);
}
