import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import {
  VisualError,
  type Baseline,
  type Decision,
  type DecisionFile,
  type DecisionRequest,
  type Report,
  type Ruling,
} from '../types.ts';
import { hashLines, hashOf } from './hash.ts';

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const size = { type: 'integer', minimum: 0 };
const hash = { type: 'string', pattern: '^[0-9a-f]{24}$', description: 'a hash of 24 hexadecimal digits' };
const story = {
  type: 'string',
  pattern: '^[a-z0-9-]{1,200}$',
  description: 'a story id of small letters, digits and hyphens',
};
const mode = {
  type: 'string',
  pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$',
  description: 'a mode name of letters, digits, hyphens and underscores',
};
const by = {
  type: 'string',
  pattern: '^[^<>\\r\\n]*[^<>\\s] <[^<>@\\s]+@[^<>@\\s]+>$',
  maxLength: 300,
  description: '`Name <address>`',
};
const role = { enum: ['design', 'product', 'engineering'] };
const verdict = { enum: ['approved', 'rejected', 'removed'] };
const note = { type: 'string', maxLength: 5000 };
const cause = { type: 'string', maxLength: 1000 };
const at = { type: 'string', format: 'instant', description: 'a time such as 2026-01-15T09:00:00.000Z' };

const object = (properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
});
const record = (propertyNames: object, additionalProperties: object) => ({
  type: 'object',
  propertyNames,
  additionalProperties,
});
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });

const lookFields = { img: hash, tree: hash, text: hash, axe: texts };
const look = object(lookFields);
const shot = object({ ...lookFields, png: hash, width: size, height: size, elements: hash });
const lines = record(hash, texts);
const decided = { ...record(mode, object({ from: orNull(look), to: orNull(look) })), minProperties: 1 };
const reason = { verdict, by, role, note, cause, at, head: orNull(text), env: text };
const request = object(
  {
    verdict,
    shots: { type: 'array', minItems: 1, items: object({ story, mode, to: orNull(look) }) },
    by,
    role,
    note,
    cause,
  },
  ['cause'],
);

const ajv = new Ajv({
  verbose: true,
  formats: {
    instant: (value: string) =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(value) && !Number.isNaN(Date.parse(value)),
  },
});

const kinds = {
  baseline: ajv.compile<Baseline>(
    object(
      {
        story,
        shots: { ...record(mode, shot), minProperties: 1 },
        trees: lines,
        texts: lines,
        elements: record(hash, text),
      },
      // In old commits they are files of their own.
      ['elements'],
    ),
  ),
  decision: ajv.compile<Ruling>(
    object({ ...reason, stories: { ...record(story, decided), minProperties: 1 } }, ['cause']),
  ),
  'decision of a story': ajv.compile<Decision>(object({ story, shots: decided, ...reason }, ['cause'])),
  request: ajv.compile<DecisionRequest>(request),
  'file of decisions': ajv.compile<DecisionFile>(
    object({ version: { const: 1 }, decisions: { type: 'array', items: request } }),
  ),
  // What the deciding commands read of it; the run that wrote it may say more.
  report: ajv.compile<Report>({
    type: 'object',
    required: ['version', 'env', 'head', 'stories', 'shots', 'trees', 'texts'],
    properties: {
      version: { const: 1 },
      env: text,
      stories: record(story, { type: 'object' }),
      shots: {
        type: 'array',
        items: {
          type: 'object',
          required: ['story', 'mode', 'state'],
          properties: { story, mode, state: text, from: shot, to: shot },
        },
      },
      trees: lines,
      texts: lines,
    },
  }),
};

interface Kinds {
  baseline: Baseline;
  decision: Ruling;
  'decision of a story': Decision;
  request: DecisionRequest;
  'file of decisions': DecisionFile;
  report: Report;
}

function wordsOf({
  instancePath,
  keyword,
  message,
  parentSchema,
  params,
  propertyName,
}: ErrorObject): string {
  const wanted: unknown = parentSchema?.description;
  const where = propertyName === undefined ? instancePath : `${instancePath}/${propertyName}`;
  const what =
    typeof wanted === 'string' && (keyword === 'pattern' || keyword === 'format')
      ? `must be ${wanted}`
      : keyword === 'additionalProperties'
        ? `must not have '${params.additionalProperty}'`
        : keyword === 'enum'
          ? `must be one of ${params.allowedValues.join(', ')}`
          : message;
  return `${where || 'it'} ${what}`;
}

/** The value, when it has the shape of its kind; else a VisualError that says what `name` (a file) has wrong. */
export function check<K extends keyof Kinds>(kind: K, value: unknown, name: string): Kinds[K] {
  // TypeScript does not connect a key's validator with the same key's type.
  const validate = kinds[kind] as ValidateFunction<Kinds[K]>;
  if (validate(value)) return value;
  const [error] = validate.errors ?? [];
  throw new VisualError(`${name} is not a sound ${kind}: ${error ? wordsOf(error) : 'unknown'}.`);
}

/** A baseline each of whose hashes belongs to its lines and elements, and each of whose shots to some that are there. */
export function checkBaseline(value: unknown, file: string): Baseline {
  const baseline = check('baseline', value, file);
  for (const lines of [baseline.trees, baseline.texts])
    for (const [hash, content] of Object.entries(lines))
      if (hashLines(content) !== hash)
        throw new VisualError(`${file} was edited or badly merged: the lines under ${hash} are other lines.`);
  for (const [hash, content] of Object.entries(baseline.elements ?? {}))
    if (hashOf(Buffer.from(content, 'base64')) !== hash)
      throw new VisualError(`${file} was edited or badly merged: the elements under ${hash} are others.`);
  for (const [mode, { tree, text, elements }] of Object.entries(baseline.shots)) {
    if (!Object.hasOwn(baseline.trees, tree) || !Object.hasOwn(baseline.texts, text))
      throw new VisualError(`${file} was edited or badly merged: the lines of ${mode} are not in it.`);
    if (!Object.hasOwn(baseline.elements ?? {}, elements))
      throw new VisualError(`${file} was edited or badly merged: the elements of ${mode} are not in it.`);
  }
  return baseline;
}

/** False for whatever would not be a file name of its own in the store. */
export const isStoryId = (value: string) => new RegExp(story.pattern).test(value);

export function checkStory(value: string): string {
  if (!isStoryId(value))
    throw new VisualError(`${JSON.stringify(value)} is not a story id, so it names no file of the store.`);
  return value;
}

/** A key in a record that came from a file: `constructor` is a fine story id. */
export const own = <T>(values: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;
