import { chakra } from '@chakra-ui/react';
import { Clock } from 'lucide-react';
import { Button } from '../ui/Button.tsx';

export interface OutboxBannerProps {
  /** "3 waiting", "1 not sent". */
  text: string;
  onShow: () => void;
}

/** A line below the header: how much of what was written has not arrived. */
export function OutboxBanner({ text, onShow }: OutboxBannerProps) {
  return (
    <chakra.div
      display="flex"
      justifyContent="center"
      alignItems="center"
      gap="3"
      paddingInline="4"
      paddingBlock="1"
      bg="warning.muted"
      color="warning.fg"
      textStyle="small"
      fontWeight="medium"
    >
      <Clock size={16} aria-hidden />
      <span role="status">{text}</span>
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={onShow}>
        Show
      </Button>
    </chakra.div>
  );
}
