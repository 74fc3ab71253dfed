import { runSteps, steps, type StepName } from '../steps.ts';

const all = Object.keys(steps) as StepName[];

/** `npm test`, or `npm test -- --only stories,e2e`. */
export async function run(args: string[]): Promise<number> {
  const [flag, list = ''] = args;
  if (flag === undefined) return runSteps(all);
  const names = list.split(',');
  const unknown = names.filter((name) => !(all as string[]).includes(name));
  if (flag !== '--only' || unknown.length) {
    console.error(`Usage: npm test -- --only <${all.join('|')}>[,…]`);
    return 2;
  }
  return runSteps(all.filter((name) => names.includes(name)));
}
