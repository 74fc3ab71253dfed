import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface JsonSchema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

interface Content {
  content?: { 'application/json'?: { schema: JsonSchema } };
}

export interface OperationObject {
  operationId: string;
  requestBody?: Content;
  responses: Record<string, Content & { $ref?: string }>;
}

/** The part of the bundled OpenAPI 3.1 document that the server reads. */
export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, Content> };
}

const file = join(import.meta.dirname, '../../openapi/generated/openapi.json');

/** The contract as `npm run gen` bundled it; read once. */
export const contractDocument = JSON.parse(readFileSync(file, 'utf8')) as ContractDocument;
