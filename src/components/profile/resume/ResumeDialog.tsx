import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { ResumeOptions } from '../../../lib/resume/makeResume.ts';
import { resumeSections, resumeTitles, type ResumeSection } from '../../../lib/resume/outline.ts';
import type { Paper } from '../../../lib/resume/paper.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { ResumePreviewPanel, type ResumePreview } from './ResumePreviewPanel.tsx';

export interface ResumeDialogProps {
  open: boolean;
  onClose: () => void;
  options: ResumeOptions;
  onOptions: (event: { options: ResumeOptions }) => void;
  /** Sections that have something in them; the others are not offered. */
  filled: readonly ResumeSection[];
  preview: ResumePreview;
  /** The PDF is being written. */
  busy?: boolean;
  onDownload: (event: { format: 'pdf' | 'json' }) => void;
}

const papers: { value: Paper; label: string }[] = [
  { value: 'A4', label: 'A4 (210 × 297 mm)' },
  { value: 'Letter', label: 'US Letter (8.5 × 11 in)' },
];

/** The profile as a file: what of it, on which paper, and how that looks. */
export function ResumeDialog(props: ResumeDialogProps) {
  const { open, onClose, options, onOptions, filled, preview, busy = false, onDownload } = props;
  const change = (changes: Partial<ResumeOptions>) => onOptions({ options: { ...options, ...changes } });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Download résumé"
      description="A PDF for people and hiring systems, or JSON Resume for other services."
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={() => onDownload({ format: 'json' })}>
            JSON Resume
          </Button>
          <Button
            iconStart={<Download aria-hidden />}
            busy={busy}
            busyLabel="Writing the PDF"
            onClick={() => onDownload({ format: 'pdf' })}
          >
            Download PDF
          </Button>
        </>
      }
    >
      <chakra.div
        display="grid"
        gap={6}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '13rem minmax(0, 1fr)' }}
      >
        <chakra.div display="grid" gap={5} alignContent="start">
          <SelectField
            label="Paper"
            options={papers}
            value={options.paper}
            onChange={({ target }) => change({ paper: target.value === 'Letter' ? 'Letter' : 'A4' })}
          />
          {filled.length > 0 && (
            <chakra.fieldset display="grid" gap={1}>
              <chakra.legend textStyle="label" mb={1.5}>
                Sections
              </chakra.legend>
              {resumeSections
                .filter((section) => filled.includes(section))
                .map((section) => (
                  <CheckboxField
                    key={section}
                    label={resumeTitles[section]}
                    checked={options.sections.includes(section)}
                    onChange={({ target }) =>
                      change({
                        sections: target.checked
                          ? [...options.sections, section]
                          : options.sections.filter((one) => one !== section),
                      })
                    }
                  />
                ))}
            </chakra.fieldset>
          )}
          <CheckboxField
            label="Contact data"
            help="Place, e-mail, phone and website."
            checked={options.contact}
            onChange={({ target }) => change({ contact: target.checked })}
          />
        </chakra.div>
        <ResumePreviewPanel preview={preview} paper={options.paper} />
      </chakra.div>
    </Dialog>
  );
}
