import { parse } from 'yaml';

interface Operation {
  operationId?: string;
  'x-extension'?: string;
}
type PathFile = Record<string, Record<string, Operation>>;

/**
 * What is wrong with the table of contents: a path of the specification that is missing, and an extension that does not
 * say why. `resolve` gives the text of the YAML file that a `$ref` names, relative to `openapi/`.
 */
export function wrongPaths(
  contents: string,
  endpoints: readonly string[],
  resolve: (file: string) => string,
): string[] {
  const files = new Map<string, PathFile>();
  const { paths } = parse(contents) as { paths: Record<string, { $ref: string }> };
  const wrong = endpoints.filter((path) => !(path in paths)).map((path) => `${path}: not in openapi.yaml`);
  for (const [path, { $ref }] of Object.entries(paths)) {
    const [file = '', name = ''] = $ref.split('#/');
    const known = files.get(file) ?? (parse(resolve(file)) as PathFile);
    files.set(file, known);
    for (const operation of Object.values(known[name] ?? {}).filter((value) => value.operationId)) {
      const listed = endpoints.includes(path);
      if (listed && operation['x-extension'])
        wrong.push(`${path}: the specification lists it; it is no extension`);
      if (!listed && !operation['x-extension']) wrong.push(`${path}: an extension says why in x-extension`);
    }
  }
  return wrong;
}
