import { chakra } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { previewLabels, type PreviewAs } from '../../domain/profile.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { SelectField } from '../ui/SelectField.tsx';

export interface PreviewBarProps {
  viewer: PreviewAs;
  onViewer: (event: { viewer: PreviewAs }) => void;
  onStop: () => void;
  /** The member comes from a menu that is not there any more: the focus is taken. */
  entered?: boolean;
}

const options = ([0, 1, 2] as const).map((viewer) => ({
  value: String(viewer),
  label: previewLabels[viewer],
}));

/** Longer than the menu that was pressed needs to leave. */
const settledMs = 400;

/** Says that the own profile is shown as somebody else sees it. */
export function PreviewBar({ viewer, onViewer, onStop, entered = false }: PreviewBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!entered) return;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) bar.current?.querySelector('select')?.focus();
    }, settledMs);
    return () => clearTimeout(timer);
  }, [entered]);
  return (
    <chakra.section
      ref={bar}
      aria-label="Preview"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={3}
      paddingInline={4}
      paddingBlock={3}
      borderRadius="card"
      bg="info.muted"
      color="info.fg"
    >
      <chakra.p display="flex" alignItems="center" gap={2} flex={1} minWidth="min(100%, 10rem)" role="status">
        <Eye size={18} aria-hidden />
        <span>This is what others see of you.</span>
      </chakra.p>
      <chakra.div minWidth="10rem" color="fg.default">
        <SelectField
          label="Seen by"
          labelHidden
          options={options}
          value={String(viewer)}
          onChange={({ target }) => onViewer({ viewer: Number(target.value) as PreviewAs })} // One of the three.
        />
      </chakra.div>
      <Button variant="outline" onClick={onStop}>
        Stop preview
      </Button>
    </chakra.section>
  );
}
