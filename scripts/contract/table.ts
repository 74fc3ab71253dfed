export interface Schema {
  [key: string]: unknown;
  $ref?: string;
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}
interface MediaType {
  schema: Schema;
  examples?: Record<string, { value: unknown }>;
}
export interface Operation {
  operationId: string;
  tags: [string];
  security?: Record<string, unknown>[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, { $ref?: string; content?: Record<string, MediaType> }>;
}
export interface Bundle {
  paths: Record<string, Record<string, Operation>>;
  security: Record<string, unknown>[];
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, { content?: Record<string, MediaType> }>;
  };
}

/** Every operation of the bundle as [path, method, operation], in the order of the table of contents. */
export function* operationsOf(
  bundle: Bundle,
): Generator<[path: string, method: string, operation: Operation]> {
  for (const [path, item] of Object.entries(bundle.paths))
    for (const [method, operation] of Object.entries(item))
      if (operation.operationId) yield [path, method, operation];
}

/** TypeScript source of the operation table: path, method, tag, and which credentials a call carries. */
export function operationTable(bundle: Bundle): string {
  const rows: string[] = [];
  const takesUserId = (schema: Schema | undefined): boolean => {
    if (!schema) return false;
    if (schema.$ref)
      return takesUserId(bundle.components.schemas[schema.$ref.replace('#/components/schemas/', '')]);
    if (schema.oneOf) return schema.oneOf.every(takesUserId);
    return 'userId' in (schema.properties ?? {});
  };
  for (const [path, method, operation] of operationsOf(bundle)) {
    const security = operation.security ?? bundle.security;
    const signed = security.some((scheme) => 'signature' in scheme);
    const auth = !security.some((scheme) => 'bearer' in scheme)
      ? 'none'
      : security.some((scheme) => !('bearer' in scheme))
        ? 'optional'
        : 'required';
    // What rows have in common stands together: the first page of everybody carries the table, and so it packs better.
    rows.push(
      `  ${operation.operationId}: { tag: '${operation.tags[0]}', auth: '${auth}', signed: ${signed}, takesUserId: ${takesUserId(operation.requestBody?.content['application/json']?.schema)}, method: '${method}', path: '${path}' },`,
    );
  }
  return [
    "import type { paths } from './types.ts';",
    'interface OperationRow {',
    "  method: 'get' | 'post';",
    '  path: keyof paths;',
    '  tag: string;',
    "  auth: 'none' | 'optional' | 'required';",
    '  signed: boolean;',
    '  /** The payload names the caller as `userId`. */',
    '  takesUserId: boolean;',
    '}',
    'export const operations = {',
    ...rows,
    '} as const satisfies Record<string, OperationRow>;',
    'export type OperationId = keyof typeof operations;',
    '',
  ].join('\n');
}
