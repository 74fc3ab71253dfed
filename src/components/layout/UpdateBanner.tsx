import { chakra } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { Button } from '../ui/Button.tsx';

export interface UpdateBannerProps {
  onReload: () => void;
}

/** A line below the header: another version of the application waits. It waits as long as the member likes. */
export function UpdateBanner({ onReload }: UpdateBannerProps) {
  return (
    <chakra.div
      role="status"
      display="flex"
      flexWrap="wrap"
      justifyContent="center"
      alignItems="center"
      gap="3"
      paddingInline="4"
      paddingBlock="2"
      bg="accent.muted"
      color="accent.fg"
      textStyle="small"
      fontWeight="medium"
    >
      <Sparkles size={16} aria-hidden />
      <chakra.span flex={{ base: '1 1 12rem', md: 'none' }} minWidth="0" textAlign="start">
        A new version is ready. What you are writing is kept.
      </chakra.span>
      <Button size="sm" variant="outline" onClick={onReload}>
        Reload
      </Button>
    </chakra.div>
  );
}
