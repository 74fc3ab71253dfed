import type { Schemas } from '#openapi/contract.ts';
import { contractDocument } from './document.ts';
import { resolve } from './fieldErrors.ts';

/**
 * The sentence that the contract has for a field of a form, for rules that JSON Schema cannot say: `x-required` where
 * the field is empty, `x-error` where it breaks a rule. Throws for a field without one: that is a mistake of ours.
 */
export function sentenceOf<S extends keyof Schemas>(
  schema: S,
  field: keyof Schemas[S] & string,
  kind: 'x-required' | 'x-error' = 'x-error',
): string {
  const form = contractDocument.components.schemas[schema];
  const property = form && resolve(form).properties?.[field];
  const sentence = property && (resolve(property)[kind] ?? resolve(property)['x-error']);
  if (typeof sentence !== 'string') throw new Error(`The contract has no ${kind} for ${schema}.${field}`);
  return sentence;
}
