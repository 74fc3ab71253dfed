import ts from 'typescript';
import { kindOf, kinds, storyNameOf } from '../../../scripts/kinds.ts';
import { privateComponents } from './parents.ts';
import { importsOf, lineOf, nodesOf, parse, type Tree } from './tree.ts';

const storyEnding = '.stories.tsx';
const mirrored = ['components', 'pages'];

const partOf = (story: string) => story.replace(/^stories\//, 'src/').replace(storyEnding, '.tsx');
const storyOf = (part: string) => part.replace(/^src\//, 'stories/').replace(/\.tsx$/, storyEnding);
/** What several pages share, their frame or the way back, is shown by the stories of each. */
const isSharedByPages = (path: string) => /^src\/pages\/\w+\.tsx$/.test(path);
const isPart = (path: string) =>
  mirrored.some((top) => path.startsWith(`src/${top}/`)) && path.endsWith('.tsx') && !isSharedByPages(path);
const isStory = (path: string) => path.startsWith('stories/') && /\.stories\.tsx?$/.test(path);

/** `stories/components/feed/posts/PostCard.stories.tsx` is called `Components/Feed/PostCard`: a room of a tag is not in it. */
const titleOf = (path: string) => {
  const parts = path
    .replace(/^stories\//, '')
    .replace(/\.stories\.tsx?$/, '')
    .split('/');
  return parts
    .filter((_, at) => at < 2 || at === parts.length - 1)
    .map(storyNameOf)
    .join('/');
};

export interface StoryFile {
  title: string | undefined;
  /** `X` of `satisfies Meta<typeof X>`. */
  component: string | undefined;
  /** As they are written. */
  tags: string;
  stories: { name: string; line: number; isStory: boolean; playAsserts: boolean; losesSize: boolean }[];
}

const propertyOf = (node: ts.Expression | undefined, name: string) =>
  node && ts.isObjectLiteralExpression(node)
    ? node.properties.find(
        (property) => property.name && ts.isIdentifier(property.name) && property.name.text === name,
      )
    : undefined;

const isExported = (node: ts.VariableStatement | ts.FunctionDeclaration) =>
  node.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** `title` of the object that `satisfies Meta`, and the component that it names. */
function readMeta(source: ts.SourceFile): Omit<StoryFile, 'stories'> {
  const meta = [...nodesOf(source)].find(ts.isSatisfiesExpression);
  const title = propertyOf(meta?.expression, 'title');
  return {
    title:
      title && ts.isPropertyAssignment(title) && ts.isStringLiteral(title.initializer)
        ? title.initializer.text
        : undefined,
    component: /^Meta<typeof (\w+)(?:<.*>)?>$/.exec(meta?.type.getText(source) ?? '')?.[1],
    tags: propertyOf(meta?.expression, 'tags')?.getText(source) ?? '',
  };
}

export function readStories(path: string, text: string): StoryFile {
  const source = parse(path, text);
  const file: StoryFile = { ...readMeta(source), stories: [] };
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement) || !isExported(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      const textOf = (name: string) => propertyOf(declaration.initializer, name)?.getText(source);
      const play = textOf('play');
      const tags = `${file.tags} ${textOf('tags')}`;
      file.stories.push({
        name: declaration.name.getText(source),
        line: lineOf(source, statement),
        isStory: declaration.type?.getText(source) === 'Story',
        // A play that is a name, or that is shot afterwards, is judged by what it is.
        playAsserts:
          !play?.includes('=>') ||
          /expect\b|assert/i.test(play) ||
          /after:\s*true/.test(statement.getText(source)),
        // The review plays in a wide window.
        losesSize:
          /viewport: \{ value: '(?!wide')/.test(textOf('globals') ?? '') &&
          tags.includes("'!visual'") &&
          !tags.includes("'vitest'"),
      });
    }
  }
  return file;
}

/** The literals of a union, also through an alias in the same file. */
function literalsOf(source: ts.SourceFile, type: ts.TypeNode | undefined): string[] {
  if (!type) return [];
  if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap((member) => literalsOf(source, member));
  if (!ts.isTypeReferenceNode(type)) return [];
  const alias = source.statements.find(
    (node) => ts.isTypeAliasDeclaration(node) && node.name.text === type.typeName.getText(source),
  );
  return alias && ts.isTypeAliasDeclaration(alias) ? literalsOf(source, alias.type) : [];
}

/**
 * Stories that the props of a primitive ask for and that are not there: one for each look but that of `Default`, and
 * `Disabled` when it can be. A size is no look of its own: those who use the primitive draw it.
 */
export function missingOfProps(path: string, text: string, names: readonly string[]): string[] {
  const source = parse(path, text);
  const name = path.replace(/^.*\//, '').replace('.tsx', '');
  const props = source.statements.find(
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === `${name}Props`,
  );
  if (!props || !ts.isInterfaceDeclaration(props)) return [];
  const missing: string[] = [];
  let disables = false;
  for (const member of props.members) {
    const key = member.name?.getText(source) ?? '';
    if (['variant', 'tone', 'shape'].includes(key) && ts.isPropertySignature(member)) {
      const unseen = literalsOf(source, member.type)
        .map(storyNameOf)
        .filter((look) => !names.includes(look));
      // One of them is the value that stands when none is given.
      if (unseen.length > 1) missing.push(...unseen);
    }
    disables ||= key === 'disabled';
  }
  const native = props.heritageClauses?.map((clause) => clause.getText(source)).join(' ') ?? '';
  disables ||= /ComponentProps<'(button|input|select|textarea)'>/.test(native);
  if (disables && !names.includes('Disabled')) missing.push('Disabled');
  return missing;
}

function wrongExports(part: string, partText: string, { stories }: StoryFile): string[] {
  const kind = kindOf(part);
  if (!kind) return [];
  const names = stories.map(({ name }) => name);
  const wrong: string[] = [];
  let last = -1;
  for (const wanted of kind.stories) {
    const choices = typeof wanted === 'string' ? [wanted] : wanted;
    const at = names.findIndex((name) => choices.includes(name));
    if (at < 0) wrong.push(`a ${kind.name} needs the story ${choices.join(' or ')}`);
    else if (at < last) wrong.push(`${names[at]} stands too early; the order is ${kind.stories.join(', ')}`);
    last = Math.max(last, at);
  }
  if (part.startsWith('src/components/ui/'))
    for (const missing of missingOfProps(part, partText, names))
      wrong.push(`its props ask for the story ${missing}`);
  return wrong;
}

function wrongContent(path: string, text: string, { stories }: StoryFile): string[] {
  const wrong: string[] = [];
  for (const { name, line, isStory: typed, playAsserts, losesSize } of stories) {
    if (!typed) wrong.push(`${path}:${line} ${name} is no Story: fixtures live in mocks/`);
    if (!playAsserts) wrong.push(`${path}:${line} the play of ${name} asserts nothing`);
    if (losesSize)
      wrong.push(`${path}:${line} ${name} is played without its viewport: only the tag vitest keeps it`);
  }
  if (path.startsWith('stories/components/'))
    for (const { specifier, target, line } of importsOf(path, text))
      if (specifier.startsWith('msw') || /^mocks\/(msw\.ts|handlers\/)/.test(target ?? ''))
        wrong.push(`${path}:${line} ${specifier}: a component story takes args only`);
  text.split('\n').forEach((line, index) => {
    if (/(src|image|avatar|poster|cover|media|video)\w*['"]?\s*[:=].*https?:\/\//i.test(line))
      wrong.push(`${path}:${index + 1} a picture from outside of this repository`);
  });
  return wrong;
}

/** Parts of no kind, and parts that are nowhere shown: a private component is by its parent. */
function wrongParts(files: Tree, isPrivate: (part: string) => boolean): string[] {
  const wrong: string[] = [];
  for (const part of files.keys()) {
    if (!isPart(part)) continue;
    if (!kindOf(part)) {
      const known = kinds.flatMap(({ suffixes }) => suffixes).join(', ');
      wrong.push(`${part}: the name ends in no known kind; it is one of ${known}`);
    }
    if (!files.has(storyOf(part)) && !isPrivate(part)) wrong.push(`${part}: no ${storyOf(part)}`);
  }
  return wrong;
}

/**
 * Parts without a story, stories without a part, and stories that are not what their kind asks for. A private component
 * that keeps a story shows there what its parent cannot reach, and nothing else is asked of it.
 */
export function wrongStories(files: Tree): string[] {
  const ofOneParent = privateComponents(files);
  const isPrivate = (part: string) => ofOneParent.has(part);
  const wrong = wrongParts(files, isPrivate);
  for (const [path, text] of files) {
    if (!isStory(path)) continue;
    const story = readStories(path, text);
    wrong.push(...wrongContent(path, text, story));
    if (story.title !== titleOf(path))
      wrong.push(`${path}: the title is '${story.title}'; it must be '${titleOf(path)}'`);
    if (!mirrored.some((top) => path.startsWith(`stories/${top}/`))) continue;
    const part = partOf(path);
    const partText = files.get(part);
    if (partText === undefined) {
      wrong.push(`${path}: no ${part}`);
      continue;
    }
    const name = part.replace(/^.*\//, '').replace('.tsx', '');
    if (!story.component?.startsWith(name))
      wrong.push(`${path}: the meta must say satisfies Meta<typeof ${name}>`);
    if (story.stories.length === 0) wrong.push(`${path}: no story`);
    if (!isPrivate(part))
      wrong.push(...wrongExports(part, partText, story).map((reason) => `${path}: ${reason}`));
  }
  return wrong;
}
