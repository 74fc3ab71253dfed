import { runSteps } from '../steps.ts';

/** What is quick enough to run before every push. */
export const run = () => runSteps(['types', 'lint', 'format', 'architecture', 'unit']);
