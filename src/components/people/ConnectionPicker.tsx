import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { Connection } from '../../domain/relations.ts';
import { roleLabels } from '../../domain/roles.ts';
import { memberRowRecipe, memberRows } from '../../theme/recipes/people.ts';
import { MemberAvatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { ListState as State } from '../ui/listState.ts';
import { ListState } from '../ui/ListState.tsx';
import { TextField } from '../ui/TextField.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { MemberRowsDrawing } from './MemberRowsDrawing.tsx';

const Row = chakra('li', memberRowRecipe);

export interface ConnectionPickerProps {
  state: State<Connection>;
  search: string;
  onSearch: (event: { text: string }) => void;
  onPick: (event: { member: Schemas['Author'] }) => void;
}

/** Chooses one of the reader's connections. */
export function ConnectionPicker({ state, search, onSearch, onPick }: ConnectionPickerProps) {
  const empty = search.trim() ? (
    <EmptyState drawing="search">No connection has this in their name.</EmptyState>
  ) : (
    <EmptyState drawing="people">
      You are not connected with anybody yet, and only connections recommend each other.
    </EmptyState>
  );
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={2}>
      <TextField
        type="search"
        label="Search your connections"
        labelHidden
        placeholder="Search your connections"
        iconStart={<Search aria-hidden />}
        maxLength={100}
        value={search}
        onChange={({ target }) => onSearch({ text: target.value })}
        dir="auto"
        data-autofocus=""
      />
      <ListState state={state} loading={<MemberRowsDrawing of="names" />} empty={empty}>
        {(connections) => (
          <chakra.ul aria-label="Connections" css={memberRows}>
            {connections.map(({ member }) => (
              <Row key={member.userId}>
                <MemberAvatar member={member} />
                <div data-part="body">
                  <div data-part="lines">
                    <p data-part="name" title={member.userName}>
                      <bdi>{member.userName}</bdi>
                    </p>
                    <p data-part="headline" title={member.headline} dir="auto">
                      {member.headline ?? roleLabels[member.userType]}
                    </p>
                  </div>
                  <Button size="sm" variant="outline" onClick={() => onPick({ member })}>
                    Choose
                    <VisuallyHidden> {member.userName}</VisuallyHidden>
                  </Button>
                </div>
              </Row>
            ))}
          </chakra.ul>
        )}
      </ListState>
    </chakra.div>
  );
}
