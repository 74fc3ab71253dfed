import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Download, PackageOpen } from 'lucide-react';
import { exportText } from '../../domain/dataExport.ts';
import { Button } from '../ui/Button.tsx';
import { FieldNote } from '../ui/FieldNote.tsx';

export interface DataExportPanelProps {
  /** Absent while it is being read. */
  data?: Schemas['DataExport'] | undefined;
  /** Asks for a new archive. */
  onRequest: () => void;
  /** Gets the one that is ready. */
  onDownload: () => void;
  busy?: boolean;
  /** Why the last of these did not work. */
  error?: string | undefined;
}

/** A copy of everything that a member gave (contract: exportData). Stands in the settings and where accounts end. */
export function DataExportPanel({ data, onRequest, onDownload, busy = false, error }: DataExportPanelProps) {
  const isReady = data?.state === 2;
  const packing = data?.state === 1;
  return (
    <chakra.div display="grid" gap={2} justifyItems="start">
      <div>
        <chakra.p fontWeight="semibold">Download my data</chakra.p>
        <chakra.p textStyle="small" color="fg.muted" minHeight={{ base: '4.5em', md: '3em' }} role="status">
          {exportText(data)}
        </chakra.p>
      </div>
      <chakra.div display="flex" flexWrap="wrap" gap={2}>
        {isReady && (
          <Button size="sm" busy={busy} iconStart={<Download aria-hidden />} onClick={onDownload}>
            Download
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          busy={packing || (busy && !isReady)}
          busyLabel={packing ? 'We are packing your data' : 'Please wait'}
          iconStart={<PackageOpen aria-hidden />}
          onClick={onRequest}
        >
          {isReady ? 'Pack it again' : 'Pack my data'}
        </Button>
      </chakra.div>
      {error && (
        <div role="alert">
          <FieldNote id="export-error" tone="error">
            {error}
          </FieldNote>
        </div>
      )}
    </chakra.div>
  );
}
