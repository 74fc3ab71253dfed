import { chakra } from '@chakra-ui/react';
import { CheckboxField } from './CheckboxField.tsx';
import { Dialog } from './Dialog.tsx';

export interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
  /** Single keys act; those with Ctrl, and Escape, always do. */
  enabled: boolean;
  onToggle: (event: { enabled: boolean }) => void;
}

const keys: readonly [keys: readonly string[], act: string][] = [
  [['j'], 'Next post'],
  [['k'], 'Previous post'],
  [['Enter'], 'Open the post'],
  [['l'], 'Like'],
  [['c'], 'Comment'],
  [['s'], 'Save'],
  [['.'], 'More actions'],
  [['n'], 'New post, job or event'],
  [['g', 'd'], 'Dashboard'],
  [['g', 'p'], 'My posts'],
  [['g', 'j'], 'Jobs'],
  [['g', 'e'], 'Events'],
  [['g', 't'], 'Tickets'],
  [['g', 'c'], 'Chats'],
  [['g', 'l'], 'Live videos'],
  [['g', 'a'], 'Live audios'],
  [['/'], 'Search'],
  [['?'], 'Show these keys'],
  [['Esc'], 'Close'],
  [['Ctrl or ⌘', 'Enter'], 'Send what you write'],
];

/** The keys that work, each where there is something for it, and the switch for single ones (product 2.4). */
export function ShortcutsDialog({ open, onClose, enabled, onToggle }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" size="sm">
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5}>
        <CheckboxField
          label="Single-key shortcuts"
          help="Turn them off if you use speech input or keys of your own."
          checked={enabled}
          onChange={({ target }) => onToggle({ enabled: target.checked })}
        />
        <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap={5} rowGap={2.5}>
          {keys.map(([combination, act]) => (
            <chakra.div key={act} display="contents">
              <chakra.dt display="flex" gap={1} alignItems="center">
                {combination.map((key) => (
                  <chakra.kbd
                    key={key}
                    minWidth={7}
                    paddingInline={2}
                    paddingBlock={0.5}
                    textAlign="center"
                    fontFamily="inherit"
                    fontSize="sm"
                    fontWeight="semibold"
                    bg="bg.sunken"
                    borderWidth="1px"
                    borderColor="border.subtle"
                    borderRadius="small"
                  >
                    {key}
                  </chakra.kbd>
                ))}
              </chakra.dt>
              <dd>{act}</dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </chakra.div>
    </Dialog>
  );
}
