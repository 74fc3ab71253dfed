import { runSteps, steps, wholeSteps, type StepName } from '../steps.ts';

const all = Object.keys(steps) as StepName[];
const known = [...all, ...(Object.keys(wholeSteps) as StepName[])];

/** `npm test`, or `npm test -- --only stories,e2e`. */
export async function run(args: string[]): Promise<number> {
  const [flag, list = ''] = args;
  if (flag === undefined) return runSteps(all);
  const names = list.split(',');
  const unknown = names.filter((name) => !(known as string[]).includes(name));
  if (flag !== '--only' || unknown.length) {
    console.error(`Usage: npm test -- --only <${known.join('|')}>[,…]`);
    return 2;
  }
  return runSteps(known.filter((name) => names.includes(name)));
}
