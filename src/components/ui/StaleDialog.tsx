import { chakra } from '@chakra-ui/react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

/** What two versions say of one thing. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

export interface StaleDialogProps {
  open: boolean;
  /** What was changed: "job". */
  what: string;
  differences: readonly Difference[];
  /** Saves what stands here over what was saved elsewhere. */
  onKeepMine: () => void;
  /** What stands here is dropped. */
  onTakeTheirs: () => void;
  /** Back to the form; nothing is decided. */
  onClose: () => void;
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <chakra.div minWidth={0} padding={3} borderRadius="control" bg="bg.sunken">
      <chakra.dt textStyle="caption" color="fg.muted">
        {title}
      </chakra.dt>
      <chakra.dd lineClamp={5} overflowWrap="anywhere" whiteSpace="pre-line">
        {text || 'Empty'}
      </chakra.dd>
    </chakra.div>
  );
}

/** Something was changed elsewhere since it was opened here: both versions beside each other, and which one stays. */
export function StaleDialog({ open, what, differences, ...events }: StaleDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={events.onClose}
      title="Changed elsewhere"
      description={`This ${what} was saved in another place since you opened it here. Which version do you want to keep?`}
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={events.onTakeTheirs}>
            Take theirs
          </Button>
          <Button onClick={events.onKeepMine}>Keep mine</Button>
        </>
      }
    >
      {differences.length === 0 ? (
        <p>Both versions say the same.</p>
      ) : (
        <chakra.ul listStyleType="none" display="grid" gap={4}>
          {differences.map(({ label, mine, theirs }) => (
            <chakra.li key={label} minWidth={0}>
              <chakra.h3 textStyle="label" mb={1.5}>
                {label}
              </chakra.h3>
              <chakra.dl
                display="grid"
                gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
                gap={2}
              >
                <Version title="Mine" text={mine} />
                <Version title="Theirs" text={theirs} />
              </chakra.dl>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Dialog>
  );
}
