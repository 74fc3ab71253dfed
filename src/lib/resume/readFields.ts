import { placeOfError } from './jsonPlace.ts';

/** A file that cannot be read; the message says where and why. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

const say = (value: unknown) => {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object'
    ? 'an object'
    : `the ${typeof value} ${JSON.stringify(value).slice(0, 40)}`;
};

/** A part of a JSON file that knows where it stands: "work[2].startDate". What has another shape is refused. */
export class Field {
  readonly value: unknown;
  readonly path: string;

  constructor(value: unknown, path = '') {
    this.value = value ?? undefined;
    this.path = path;
  }

  #refuse(wanted: string): never {
    throw new UnreadableFile(`${this.path || 'The file'} must be ${wanted}, and is ${say(this.value)}.`);
  }

  get isThere() {
    return this.value !== undefined;
  }

  get(key: string): Field {
    if (!this.isThere) return new Field(undefined, key);
    if (typeof this.value !== 'object' || Array.isArray(this.value)) this.#refuse('an object');
    const value: unknown = Object.hasOwn(this.value as object, key)
      ? (this.value as Record<string, unknown>)[key]
      : undefined;
    return new Field(value, this.path ? `${this.path}.${key}` : key);
  }

  /** At most 200: nobody has done more. */
  get items(): Field[] {
    if (!this.isThere) return [];
    if (!Array.isArray(this.value)) this.#refuse('a list');
    if (this.value.length > 200) throw new UnreadableFile(`${this.path} has more than 200 entries.`);
    return this.value.map((item, index) => new Field(item, `${this.path}[${index}]`));
  }

  get text(): string | undefined {
    if (!this.isThere) return undefined;
    if (typeof this.value !== 'string') this.#refuse('text');
    return this.value.trim() || undefined;
  }

  get number(): number | undefined {
    if (!this.isThere) return undefined;
    if (typeof this.value !== 'number') this.#refuse('a number');
    return this.value;
  }

  get flag(): boolean | undefined {
    if (!this.isThere) return undefined;
    if (typeof this.value !== 'boolean') this.#refuse('true or false');
    return this.value;
  }

  /** ISO 8601 as JSON Resume has it: a year, a month or a day. */
  get date(): string | undefined {
    const { text } = this;
    if (text === undefined) return undefined;
    const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?/.exec(text) ?? [];
    const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
    if (!year || Number.isNaN(date.getTime()) || date.getUTCMonth() + 1 !== Number(month))
      this.#refuse('a date like 2021-09-30 or 2021-09');
    return `${year}-${month}-${day}`;
  }

  get month(): string | undefined {
    return this.date?.slice(0, 7);
  }

  /** One of these numbers. */
  oneOf<Choice extends number>(choices: readonly Choice[]): Choice | undefined {
    const { number } = this;
    if (number === undefined) return undefined;
    return choices.find((choice) => choice === number) ?? this.#refuse(`one of ${choices.join(', ')}`);
  }
}

/** Parses JSON; says line and column of what is wrong. */
export function parseJson(text: string): Field {
  try {
    return new Field(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch {
    const before = text.slice(0, placeOfError(text)).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    throw new UnreadableFile(`This file is no JSON: line ${before.length}, column ${column} cannot be read.`);
  }
}
