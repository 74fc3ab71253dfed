import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { contractDocument, type JsonSchema, type OperationObject } from './document.ts';
import { fieldErrors, resolve } from './fieldErrors.ts';

type Errors = Record<string, string>;

const ajv = new Ajv2020({ allErrors: true, strict: false, discriminator: true });
// ajv-formats is CommonJS; its function is the default export of the default export.
(addFormats as unknown as typeof addFormats.default)(ajv);
ajv.addSchema(withDiscriminators({ components: contractDocument.components }), 'contract');

/** The contract writes Ajv's `discriminator` as `x-discriminator`, because type generators read the standard one otherwise. */
function withDiscriminators(node: unknown): Record<string, unknown> {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, copy(inner)] as const);
    const object: Record<string, unknown> = Object.fromEntries(entries);
    if (object.oneOf && typeof object['x-discriminator'] === 'string')
      object.discriminator = { propertyName: object['x-discriminator'] };
    if (typeof object.$ref === 'string' && object.$ref.startsWith('#/'))
      object.$ref = `contract${object.$ref}`;
    return object;
  };
  return copy(node) as Record<string, unknown>;
}

/** Compiled at first use: 106 operations at once would cost the start half a second. */
function lazily(schema: JsonSchema): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= ajv.compile(withDiscriminators(schema)));
}

/** What is required of a branch by one value alone, such as `action: 6` or `role: 1`. */
function tagOf(property: JsonSchema): unknown {
  const { const: only, enum: values } = resolve(property) as { const?: unknown; enum?: unknown[] };
  return only ?? (values?.length === 1 ? values[0] : undefined);
}

/** How well a branch of a union fits: its tags decide, then the fields it knows. */
function fit(branch: JsonSchema, body: Record<string, unknown>): number {
  let score = 0;
  for (const [key, value] of Object.entries(body)) {
    const property = branch.properties?.[key];
    const tag = property && tagOf(property);
    score += property ? 1 : -2;
    if (tag !== undefined) score += tag === value ? 50 : -50;
  }
  return score - (branch.required ?? []).filter((key) => !(key in body)).length / 10;
}

/**
 * Validates a payload. A union is judged by the one branch that was meant, so that people read about their fields and
 * not about the other branches.
 */
function bodyValidator(schema: JsonSchema): (body: unknown) => Errors | undefined {
  const branches = ((schema.oneOf ?? [schema]) as JsonSchema[]).map((branch) => ({
    schema: resolve(branch),
    compiled: lazily(branch),
  }));
  const tag = schema['x-discriminator'];
  return (body) => {
    const object = body as Record<string, unknown>; // the binder lets only objects through
    const meant = branches.reduce((best, branch) =>
      fit(branch.schema, object) > fit(best.schema, object) ? branch : best,
    );
    const validate = meant.compiled();
    if (validate(body)) return undefined;
    const errors = fieldErrors(meant.schema, body, validate.errors ?? []);
    // Without the tag the branch is a guess, and only the tag itself is certain to be wrong.
    return typeof tag === 'string' && tag in errors ? { [tag]: errors[tag] ?? '' } : errors;
  };
}

const streamEvent = lazily({ $ref: '#/components/schemas/StreamEvent' });

/** What is wrong with an event of the stream, one line each; empty when it follows the contract. */
export function wrongOfEvent(event: unknown): string[] {
  const validate = streamEvent();
  return validate(event) ? [] : (validate.errors ?? []).map(lineOf);
}

const lineOf = ({ instancePath, message, params }: ErrorObject) =>
  `${instancePath || '/'} ${message} ${JSON.stringify(params)}`;

export interface OperationValidators {
  /** Absent when the operation takes no payload. */
  body: ((body: unknown) => Errors | undefined) | undefined;
  /** What is wrong with an answer of this status, one line each; empty when it follows the contract. */
  answer: (status: number, body: unknown) => string[];
}

const validatorsByOperation = new WeakMap<OperationObject, OperationValidators>();

/** What judges an operation's payload and answers: compiled once in a process, however many servers it has. */
export function validatorsOf(operation: OperationObject): OperationValidators {
  const validators = validatorsByOperation.get(operation) ?? readValidators(operation);
  validatorsByOperation.set(operation, validators);
  return validators;
}

function readValidators(operation: OperationObject): OperationValidators {
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  const answers = new Map<string, (() => ValidateFunction) | undefined>();
  for (const [status, response] of Object.entries(operation.responses)) {
    const { content } = response.$ref
      ? (contractDocument.components.responses[response.$ref.slice(response.$ref.lastIndexOf('/') + 1)] ?? {})
      : response;
    const json = content?.['application/json']?.schema;
    answers.set(status, json && lazily(json));
  }
  return {
    body: schema && bodyValidator(schema),
    answer(status, body) {
      const known = answers.has(String(status)) ? String(status) : status === 200 ? undefined : 'default';
      if (known === undefined) return [`status ${status} is not described`];
      const validate = answers.get(known)?.();
      if (!validate || validate(body)) return [];
      return (validate.errors ?? []).map(lineOf);
    },
  };
}
