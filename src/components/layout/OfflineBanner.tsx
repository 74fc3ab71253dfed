import { chakra } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { RelativeTime } from '../ui/RelativeTime.tsx';

export interface OfflineBannerProps {
  /** When the shown data was saved on this device. Absent: nothing saved is shown. */
  savedAt?: string | Date;
  /** There is a network, but the server cannot be reached. */
  online?: boolean;
}

/** A line below the header while the browser has no connection, or no answer: how old what is shown is (product 2.2). */
export function OfflineBanner({ savedAt, online = false }: OfflineBannerProps) {
  return (
    <chakra.p
      role="status"
      display="flex"
      justifyContent="center"
      alignItems="center"
      gap="2"
      paddingInline="4"
      paddingBlock="2"
      bg="warning.muted"
      color="warning.fg"
      textStyle="small"
      fontWeight="medium"
    >
      <WifiOff size={16} aria-hidden />
      <chakra.span textWrap="balance">
        {online ? 'Could not refresh' : 'You are offline'}
        {savedAt && (
          <>
            {online ? ', ' : ' — '}showing what was saved {/* That it gets older is no news. */}
            <span aria-live="off">
              <RelativeTime at={savedAt} />
            </span>
          </>
        )}
      </chakra.span>
    </chakra.p>
  );
}
