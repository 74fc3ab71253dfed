import type { ErrorObject } from 'ajv';
import { contractDocument, type JsonSchema } from './document.ts';

/** A schema with its references followed; keywords beside a `$ref` win over the referenced ones. */
export function resolve(schema: JsonSchema): JsonSchema {
  if (!schema.$ref) return schema;
  const { $ref, ...siblings } = schema;
  const target = contractDocument.components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)];
  return target ? { ...resolve(target), ...siblings } : siblings;
}

function child(schema: JsonSchema, key: string): JsonSchema | undefined {
  const property = schema.properties?.[key];
  if (property) return resolve(property);
  const items = schema.items as JsonSchema | undefined;
  if (items && /^\d+$/.test(key)) return resolve(items);
  for (const branch of (schema.oneOf ?? schema.anyOf ?? []) as JsonSchema[]) {
    const found = child(resolve(branch), key);
    if (found) return found;
  }
  return undefined;
}

const words = (path: string[]) => path.join('.');

function missing(path: string[], schema: JsonSchema | undefined, errors: Record<string, string>): void {
  // A form shows the fields of a nested object, not the object.
  const fields = schema?.type === 'object' ? (schema.required ?? []) : [];
  if (schema && fields.length > 0)
    for (const field of fields) missing([...path, field], child(schema, field), errors);
  else errors[words(path)] ??= String(schema?.['x-required'] ?? 'Please fill this in.');
}

function sentence(error: ErrorObject): string {
  const limit = Number(error.params.limit);
  switch (error.keyword) {
    case 'enum':
    case 'const':
      return 'Please choose one of the offered values.';
    case 'maxLength':
      return `This may have at most ${limit} characters.`;
    case 'minLength':
      return `This needs at least ${limit} characters.`;
    case 'maximum':
      return `This may be at most ${limit}.`;
    case 'minimum':
      return `This must be at least ${limit}.`;
    case 'maxItems':
      return `There may be at most ${limit}.`;
    case 'minItems':
      return `There must be at least ${limit}.`;
    case 'uniqueItems':
      return 'Each may stand here once.';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'This field is not known here.';
    default:
      return 'This does not have the right form.';
  }
}

const summaries = new Set(['if', 'anyOf', 'oneOf', 'discriminator']);

/**
 * Ajv's errors as the contract's `errors`: a field (nested as `a.b`) to the one sentence its schema has for it,
 * `x-required` when it is missing or empty, `x-error` otherwise.
 */
export function fieldErrors(root: JsonSchema, body: unknown, found: ErrorObject[]): Record<string, string> {
  const errors: Record<string, string> = {};
  const schemaAt = (path: string[]) =>
    path.reduce<JsonSchema | undefined>((schema, key) => schema && child(schema, key), resolve(root));
  const valueAt = (path: string[]) =>
    path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], body);

  for (const error of found) {
    const path = error.instancePath
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const { missingProperty, additionalProperty } = error.params as Record<string, string | undefined>;
    if (missingProperty !== undefined) {
      const field = [...path, missingProperty];
      missing(field, schemaAt(field), errors);
    } else if (additionalProperty !== undefined) {
      errors[words([...path, additionalProperty])] ??= sentence(error);
    } else if (!summaries.has(error.keyword) && path.length > 0) {
      const schema = schemaAt(path);
      const empty = valueAt(path) === '' && schema?.['x-required'];
      errors[words(path)] ??= String(empty || schema?.['x-error'] || sentence(error));
    }
  }
  return errors;
}
