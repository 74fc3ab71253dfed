import type { ModuleGraph } from './moduleContents.ts';
import { foundation, waysIn } from './moduleGraph.ts';
import { screens } from './screens.ts';

/** What a rule asks about a module: whether it is needed by some screens, and what it is. */
interface Module {
  by: (who: keyof typeof screens) => boolean;
  id: string;
  isIcon: boolean;
  /** Of ours, or as small as that. */
  isSmall: boolean;
}

/** A file of shared modules, and which of them it takes of those that no rule before has taken. */
interface Rule {
  /** null leaves them to the bundler, which makes a file for each set of screens. */
  file: string | null;
  takes: (module: Module) => boolean;
}

const icon = /\/node_modules\/lucide-react\//;
const small = /\/(src|openapi)\/|\/node_modules\/(lucide-react|swr\/dist\/infinite)\//;
const ours = /\/(src\/(components\/ui|theme|lib|domain|api|hooks|realtime)|openapi\/generated)\//;
/** What the forms of guests are made of, in pieces of some hundred bytes. */
const guestParts = /\/src\/components\/(account|layout)\//;

const inFrame = ({ by }: Module) => by('frame') || by('dashboard');
/** Something that members have before them, or in the background of it, is made of it. */
const forMembers = (module: Module) => inFrame(module) || module.by('background') || module.by('profiles');

const rules: readonly Rule[] = [
  { file: 'first', takes: ({ by, id, isIcon }) => by('first') && (isIcon || ours.test(id)) },
  {
    file: 'account',
    takes: (module) =>
      module.by('first') && guestParts.test(module.id) && !inFrame(module) && !module.by('entry'),
  },
  { file: null, takes: ({ by }) => by('first') },
  // The letters of a page that few open come with what sends those that wait.
  {
    file: 'later',
    takes: (module) =>
      module.by('later') &&
      (!module.isSmall || !module.by('butDeletion') || (module.by('contact') && !forMembers(module))),
  },
  {
    file: 'guest',
    takes: (module) =>
      module.by('later') ||
      (module.by('guest') && forMembers(module)) ||
      (module.by('signup') && forMembers(module) && (inFrame(module) || module.by('plain'))),
  },
  {
    file: 'member',
    takes: (module) => module.by('information') && forMembers(module) && (inFrame(module) || module.isIcon),
  },
  {
    file: 'forms',
    takes: ({ by }) => (by('signup') || by('information')) && (by('profiles') || by('background')),
  },
  { file: 'member', takes: ({ by }) => by('frame') },
  { file: 'member', takes: (module) => module.by('lists') && forMembers(module) && module.by('butPosts') },
  { file: 'feed', takes: (module) => module.by('lists') && forMembers(module) && module.by('butDashboard') },
  { file: 'dashboard', takes: ({ by }) => by('dashboard') },
  { file: 'background', takes: ({ by }) => by('background') && !by('all') },
  // Nobody loads the machinery of a dialog for a button.
  { file: 'windows', takes: ({ by }) => by('windows') && !by('profiles') },
  { file: 'stream', takes: ({ by }) => by('background') && !by('butStream') },
  // Of a conversation, or an application: with less than half of a profile.
  {
    file: 'relations',
    takes: ({ by, isSmall, isIcon }) =>
      isSmall && !isIcon && by('profiles') && by('rare') && !by('butRare') && !by('background'),
  },
  {
    file: 'parts',
    takes: ({ by, isSmall }) => isSmall && (by('background') || (by('profiles') && by('butProfiles'))),
  },
  { file: 'people', takes: ({ by }) => by('profile') && by('otherProfile') },
  { file: 'profile', takes: ({ by }) => by('profile') },
  { file: 'otherProfile', takes: ({ by }) => by('otherProfile') },
];

/** The groups of the bundler, the first that takes a module first. What they ask about the modules of a build is found out once. */
export function fileGroups() {
  const needs = waysIn();
  const name = (id: string, graph: ModuleGraph) => {
    const module: Module = {
      by: (who) => needs(screens[who], id, graph),
      id,
      isIcon: icon.test(id),
      isSmall: small.test(id),
    };
    return rules.find(({ takes }) => takes(module))?.file ?? null;
  };
  return [
    { name: 'foundation', test: foundation },
    { name, debugName: 'what screens share' },
  ];
}
