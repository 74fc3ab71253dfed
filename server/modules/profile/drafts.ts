import type { Schemas } from '#openapi/contract.ts';
import { sentenceOf } from '../../contract/sentences.ts';
import type { ItemData, ItemKind } from '../../db/profileTables.ts';
import { clean, oneLine } from '../../text.ts';

/** An item as it was sent, ready to be stored. */
export interface Draft {
  kind: ItemKind;
  data: ItemData;
  isCurrent: boolean;
  companyId: string | undefined;
  /** Key of the file behind it, when one was sent. */
  fileKey: string | undefined;
  errors: Record<string, string>;
}

type FormName = {
  [S in keyof Schemas]: S extends `Add${string}Request` ? S : never;
}[keyof Schemas];

/** Reads the texts of a form: trimmed, single lines without breaks, what is empty left out; too short is an error. */
export class TextReader<S extends FormName> {
  readonly errors: Record<string, string> = {};
  readonly #schema: S;
  readonly #body: Partial<Record<keyof Schemas[S], unknown>>;

  constructor(schema: S, body: Schemas[S]) {
    this.#schema = schema;
    this.#body = body;
  }

  /** A line that must be there, 2 characters at least. */
  line(field: keyof Schemas[S] & string): string {
    const text = oneLine(String(this.#body[field] ?? ''));
    if (text.length < 2) this.wrong(field, text === '' ? 'x-required' : 'x-error');
    return text;
  }

  optionalLine(field: keyof Schemas[S] & string): string | undefined {
    return oneLine(String(this.#body[field] ?? '')) || undefined;
  }

  optionalText(field: keyof Schemas[S] & string): string | undefined {
    return clean(String(this.#body[field] ?? '')) || undefined;
  }

  wrong(field: keyof Schemas[S] & string, kind: 'x-required' | 'x-error' = 'x-error'): void {
    this.errors[field] ??= sentenceOf(this.#schema, field, kind);
  }
}

/** The same text in any case, width and accent. Marks that make another word of it, as in Hindi, stay. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Stored JSON has no absent fields. */
export function withoutAbsent(data: { [K in keyof ItemData]: ItemData[K] | undefined }): ItemData {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as ItemData;
}

const sameBy: Record<ItemKind, (keyof ItemData)[]> = {
  1: ['institution', 'degree', 'fieldOfStudy', 'startDate'],
  2: ['jobTitle', 'companyName', 'startDate'],
  3: ['certificateName', 'issuer', 'issueDate', 'credentialId'],
  4: ['title', 'issuer', 'date'],
};

/** What a verification vouches for: who decides reads it, and when one of these changes, it is verified no more (product 5). */
export const provenFields: Record<ItemKind, readonly (keyof ItemData)[]> = {
  1: ['institution', 'degree', 'fieldOfStudy', 'grade', 'startDate', 'endDate'],
  2: ['jobTitle', 'companyName', 'startDate', 'endDate'],
  3: ['certificateName', 'issuer', 'issueDate', 'expiryDate', 'noExpiry', 'credentialId'],
  4: ['title', 'issuer', 'date'],
};

/** What makes two items of a section the same. */
export const identityOf = (kind: ItemKind, data: ItemData): string =>
  sameBy[kind].map((field) => fold(String(data[field] ?? ''))).join('\n');
