import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { noticeRecipe } from '../../theme/recipes/notice.ts';
import { IconButton } from './IconButton.tsx';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export interface NoticeProps {
  children: ReactNode;
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: string;
  /** Buttons or links that answer it. */
  action?: ReactNode;
  onDismiss?: () => void;
}

/** Something to know, in the page where it matters. Danger and warning interrupt a screen reader, the others wait. */
export function Notice({ children, tone = 'info', title, action, onDismiss }: NoticeProps) {
  const styles = useSlotRecipe({ recipe: noticeRecipe })({ tone });
  const Icon = icons[tone];
  return (
    <chakra.div role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'} css={styles.root}>
      <chakra.div css={styles.text}>
        <chakra.span css={styles.icon}>
          <Icon aria-hidden />
        </chakra.span>
        {title && <chakra.strong css={styles.title}>{title}</chakra.strong>}
        {children}
      </chakra.div>
      {(action || onDismiss) && (
        <chakra.div css={styles.action}>
          {action}
          {onDismiss && <IconButton size="sm" label="Dismiss" icon={<X />} onClick={onDismiss} />}
        </chakra.div>
      )}
    </chakra.div>
  );
}
