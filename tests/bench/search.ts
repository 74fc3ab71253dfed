import { search as ask } from '../../server/modules/people/search.ts';
import { median, type Measure } from './measure.ts';
import { familyName, givenName, makeSearchable } from './searchCommunity.ts';
import { withSizes, type Opened } from './twoSizes.ts';

const FEW = 2000;
const MANY = 200_000;
const CALLS = 41;

interface Query {
  type: 1 | 6;
  text: string;
  pageIndex?: number;
}

const swapped = (word: string) => `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`;

/** Names of the eleventh member and job, who are there in both. */
const queries: Record<string, Query> = {
  'a given name': { type: 1, text: givenName(11) },
  'a family name': { type: 1, text: familyName(11) },
  'the beginning of a name': { type: 1, text: givenName(11).slice(0, 3) },
  'one letter': { type: 1, text: 'b' },
  'a name with an error': { type: 1, text: swapped(familyName(11)) },
  'a whole name': { type: 1, text: `${givenName(11)} ${familyName(11)}` },
  'a whole name with an error': { type: 1, text: `${givenName(11)} ${swapped(familyName(11))}` },
  'a tenth of all jobs': { type: 6, text: 'teacher' },
  'a tenth of all jobs, page 5': { type: 6, text: 'teacher', pageIndex: 4 },
  'jobs, with an error': { type: 6, text: 'taecher' },
  'jobs of a trade in a city': { type: 6, text: 'teacher kyoto' },
  'a job, its company and its city': { type: 6, text: `teacher ${familyName(11)}` },
  nothing: { type: 1, text: 'xyzzyx' },
};

async function timeOf(name: string, { type, text, pageIndex = 0 }: Query, { reader, context, size }: Opened) {
  const payload = { userId: reader.userId, searchType: type, searchText: text, pageIndex };
  const from = performance.now();
  const { count } = await ask(payload, context);
  const time = performance.now() - from;
  if ((count === 0) !== (name === 'nothing')) throw new Error(`${name} of ${size} found ${count}`);
  return time;
}

/** In turns, so that what else the machine does slows both alike. */
async function compare(kind: string, [few, many]: Opened[]): Promise<Measure[]> {
  const measures: Measure[] = [];
  if (!few || !many) return measures;
  for (const [name, query] of Object.entries(queries)) {
    const times: [number[], number[]] = [[], []];
    for (let i = 0; i < CALLS; i++) {
      times[0].push(await timeOf(name, query, few));
      times[1].push(await timeOf(name, query, many));
    }
    const [before, after] = [median(times[0]), median(times[1])];
    measures.push(
      { name: `${kind}, ${name}: ${few.size} members and jobs`, value: before, unit: 'ms' },
      { name: `${kind}, ${name}: ${many.size} members and jobs`, value: after, unit: 'ms' },
      { name: `${kind}, ${name}: times as long`, value: after / before, unit: 'x', bound: { max: 2 } },
    );
  }
  return measures;
}

/** The search of the header with a hundred times the members and jobs. */
export const search = (many = MANY): Promise<Measure[]> =>
  withSizes([FEW, many], ({ db }, config, size) => makeSearchable(db, config, size), compare);
