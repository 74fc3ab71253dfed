import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { operationsOf, type Bundle } from './table.ts';

const pointer = (...keys: string[]) =>
  '#/' + keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

/** Validates every example of every operation; one line for each that does not fit, and for each that is missing. */
export function checkExamples(bundle: Bundle): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'contract', ...bundle });
  const wrong: string[] = [];
  const check = (where: string, at: string, examples: Record<string, { value: unknown }> | undefined) => {
    if (!examples) return void wrong.push(`${where}: no example`);
    const validate = ajv.compile({ $ref: `contract${at}` });
    for (const [name, example] of Object.entries(examples))
      if (!validate(example.value)) wrong.push(`${where} ${name}: ${ajv.errorsText(validate.errors)}`);
  };
  for (const [path, method, operation] of operationsOf(bundle)) {
    const json = 'application/json';
    const request = operation.requestBody?.content[json];
    if (request)
      check(
        `${operation.operationId} request`,
        pointer('paths', path, method, 'requestBody', 'content', json, 'schema'),
        request.examples,
      );
    for (const [status, response] of Object.entries(operation.responses)) {
      const content = response.content?.[json];
      if (content)
        check(
          `${operation.operationId} ${status}`,
          pointer('paths', path, method, 'responses', status, 'content', json, 'schema'),
          content.examples,
        );
    }
  }
  for (const [name, response] of Object.entries(bundle.components.responses)) {
    const content = response.content?.['application/json'];
    if (content)
      check(
        name,
        pointer('components', 'responses', name, 'content', 'application/json', 'schema'),
        content.examples,
      );
  }
  return wrong;
}
