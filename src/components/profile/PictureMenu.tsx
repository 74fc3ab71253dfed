import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { imageTypes } from '../../domain/posts.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import { useFileChooser } from '../ui/useFileChooser.ts';

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
  const chooser = useFileChooser({
    label: `File of your ${noun}`,
    accept: imageTypes,
    onFiles: ([file]) => file && onPick({ file }),
  });
  return (
    <>
      <input {...chooser.input} id={inputId} />
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
                onSelect: chooser.open,
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
