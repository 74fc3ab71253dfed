import { chakra } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { UploadArea } from '../../ui/UploadArea.tsx';
import { useFileChooser } from '../../ui/useFileChooser.ts';

export interface ImportFilePickerProps {
  onFile: (event: { file: File }) => void;
  /** A file is being read. */
  busy?: boolean;
  /** Why the last one could not be read. */
  error?: string | undefined;
}

const anyFile = () => true;

/** Chooses the file to import, and says where to get one. It is read in the browser and sent nowhere. */
export function ImportFilePicker({ onFile, busy = false, error }: ImportFilePickerProps) {
  const chooser = useFileChooser({
    label: 'File to import',
    accept: ['.zip', '.json', 'application/zip', 'application/json'],
    onFiles: ([file]) => file && onFile({ file }),
  });
  return (
    <UploadArea
      hint="Drop the file here"
      wants={anyFile}
      onFiles={({ files: [file] }) => file && onFile({ file })}
    >
      <chakra.div display="grid" gap={5}>
        {error && <Notice tone="danger">{error}</Notice>}
        <chakra.dl
          display="grid"
          gap={4}
          css={{ '& dt': { fontWeight: 'semibold' }, '& dd': { color: 'fg.muted' } }}
        >
          <div>
            <dt>LinkedIn archive (.zip)</dt>
            <dd>
              On LinkedIn: Settings, Data privacy, Get a copy of your data. We read Profile, Positions,
              Education, Certifications, Skills, Languages and Honors, and nothing else in it.
            </dd>
          </div>
          <div>
            <dt>JSON Resume (.json)</dt>
            <dd>From here, or from any service that writes jsonresume.org’s format.</dd>
          </div>
        </chakra.dl>
        <chakra.p color="fg.muted">
          The file is read on this device. You see what it would change, and choose, before anything is saved.
        </chakra.p>
        <input {...chooser.input} />
        <div>
          <Button
            data-autofocus=""
            iconStart={<FileUp aria-hidden />}
            busy={busy}
            busyLabel="Reading the file"
            onClick={chooser.open}
          >
            Choose a file
          </Button>
        </div>
      </chakra.div>
    </UploadArea>
  );
}
