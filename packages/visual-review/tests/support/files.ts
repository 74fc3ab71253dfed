import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Empty folders do not count; git does not know them either. */
export const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .sort()
    : [];
