import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { imageTypes } from '../../domain/posts.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';

export interface PictureMenuProps {
  /** "photo", "logo" or "cover". */
  noun: string;
  /** There is one. */
  filled: boolean;
  onPick: (event: { file: File }) => void;
  onRemove: () => void;
  /** Of the chooser, for whoever else opens it. */
  inputId?: string;
}

/** Changes or takes away a picture of the own profile. */
export function PictureMenu({ noun, filled, onPick, onRemove, inputId }: PictureMenuProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <>
      <input
        ref={input}
        id={inputId}
        type="file"
        accept={imageTypes.join()}
        hidden
        aria-label={`File of your ${noun}`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onPick({ file });
          target.value = ''; // The same file can be chosen again after it was removed.
        }}
      />
      <Menu
        trigger={
          <IconButton
            variant="outline"
            label={`Change your ${noun}`}
            icon={<Camera aria-hidden />}
            size="md"
          />
        }
        sections={[
          {
            entries: [
              {
                label: filled ? `Choose another ${noun}` : `Add a ${noun}`,
                icon: <ImagePlus />,
                onSelect: choose,
              },
              ...(filled
                ? [{ label: `Remove the ${noun}`, icon: <Trash2 />, danger: true, onSelect: onRemove }]
                : []),
            ],
          },
        ]}
      />
    </>
  );
}
