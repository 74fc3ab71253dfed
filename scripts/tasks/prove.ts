import { Progress } from '../gate/progress.ts';
import { withoutLimit } from '../gate/step.ts';
import { runSteps, steps, type StepName } from '../steps.ts';

/** Steps that the gate takes in part, by what does all of it. */
const whole: Partial<Record<StepName, StepName>> = {
  api: 'apiWhole',
  stories: 'storiesWhole',
  runner: 'runnerWhole',
  e2e: 'e2eWhole',
};

const all = (Object.keys(steps) as StepName[]).map((name) => whole[name] ?? name);

/**
 * `npm run prove`: every step in full size, however long it takes. A step that has passed for this very commit is not run again;
 * `--anew` begins over.
 */
export async function run(args: string[]): Promise<number> {
  if (args.some((arg) => arg !== '--anew')) {
    console.error('Usage: npm run prove [-- --anew]');
    return 2;
  }
  const progress = new Progress();
  if (args.length) progress.forget();
  const before = all.filter((name) => progress.has(name));
  if (before.length) console.log(`Passed before for this commit, and not run again: ${before.join(', ')}`);
  if (before.length === all.length) return 0;
  withoutLimit();
  return runSteps(
    all.filter((name) => !progress.has(name)),
    (name) => progress.note(name),
  );
}
