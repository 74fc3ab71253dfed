import { chakra } from '@chakra-ui/react';
import { Button } from '../ui/Button.tsx';

export interface DeletedItemRowProps {
  /** Of what was deleted. */
  name: string;
  onUndo: () => void;
}

/** In the place of a deleted item, as long as it can be taken back. */
export function DeletedItemRow({ name, onUndo }: DeletedItemRowProps) {
  return (
    <chakra.div display="flex" alignItems="center" gap={3} minWidth={0} role="status">
      <chakra.p flex={1} minWidth={0} color="fg.muted" lineClamp={2} overflowWrap="anywhere">
        Deleted: <bdi>{name}</bdi>
      </chakra.p>
      <Button variant="outline" size="sm" onClick={onUndo} data-undo="">
        Undo
      </Button>
    </chakra.div>
  );
}
