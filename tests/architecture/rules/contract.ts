import { parse } from 'yaml';

type Operation = { operationId?: string; 'x-extension'?: string };

/**
 * What is wrong with the table of contents: a path of the specification that is missing, and an extension that does not
 * say why. `resolve` gives the text of the YAML file that a `$ref` names, relative to `openapi/`.
 */
export function wrongPaths(
  contents: string,
  endpoints: readonly string[],
  resolve: (file: string) => string,
): string[] {
  const { paths } = parse(contents) as { paths: Record<string, { $ref: string }> };
  const wrong = endpoints.filter((path) => !(path in paths)).map((path) => `${path}: not in openapi.yaml`);
  for (const [path, { $ref }] of Object.entries(paths)) {
    const [file = '', name = ''] = $ref.split('#/');
    const item = (parse(resolve(file)) as Record<string, Record<string, Operation>>)[name];
    for (const operation of Object.values(item ?? {}).filter((value) => value.operationId)) {
      const listed = endpoints.includes(path);
      if (listed && operation['x-extension'])
        wrong.push(`${path}: the specification lists it; it is no extension`);
      if (!listed && !operation['x-extension']) wrong.push(`${path}: an extension says why in x-extension`);
    }
  }
  return wrong;
}
