import type { Tree } from './tree.ts';

const home = 'src/api/swrKeys.ts';
/** Names of SWR that it promises nobody: how it writes keys, what it keeps beside an answer, its own modules. */
const inside = /unstable_serialize|\$inf\$|'@"|`@"|\b_[kilrc]\b|['"]swr\/_internal/;

/** Each line of the application outside of one file that leans on the inside of SWR: `path:line text`. */
export const leaningOnSwr = (files: Tree): string[] =>
  [...files]
    .filter(([path]) => path.startsWith('src/') && path !== home)
    .flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          inside.test(line)
            ? [`${path}:${index + 1} ${line.trim()}: only ${home} knows the inside of SWR`]
            : [],
        ),
    );
