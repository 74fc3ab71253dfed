import { chakra } from '@chakra-ui/react';
import {
  Award,
  BadgeCheck,
  Briefcase,
  Building2,
  Clock,
  GraduationCap,
  IdCard,
  MailQuestionMark,
  ScrollText,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import {
  askedByOther,
  verificationSentence,
  verificationTypeLabels,
  type VerificationEntry,
  type VerificationType,
} from '../../../domain/verification.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

export interface VerificationItemProps {
  item: VerificationEntry;
  /** Opens the dialog: to send files, or to see those that were sent. */
  onOpen: (event: { item: VerificationEntry }) => void;
  /** Calls the request off. */
  onCancel: (event: { item: VerificationEntry }) => void;
  /** It is being called off. */
  busy?: boolean;
}

const icons: Record<VerificationType, LucideIcon> = {
  1: GraduationCap,
  2: Briefcase,
  3: ScrollText,
  4: Award,
  5: IdCard,
  6: Building2,
};

/** NOT_VERIFIED 0, VERIFICATION_REQUESTED 1, SENT_FOR_VERIFICATION 2, VERIFIED 3 (specification 4). */
const chips: Record<VerificationEntry['status'], ReactNode> = {
  0: <Badge>Not verified</Badge>,
  1: (
    <Badge tone="warning" icon={<MailQuestionMark aria-hidden />}>
      Requested
    </Badge>
  ),
  2: (
    <Badge tone="info" icon={<Clock aria-hidden />}>
      In review
    </Badge>
  ),
  3: (
    <Badge tone="success" icon={<BadgeCheck aria-hidden />}>
      Verified
    </Badge>
  ),
};

function Actions({ item, onOpen, onCancel, busy }: VerificationItemProps) {
  const { status, files, title, reason } = item;
  const open = () => onOpen({ item });
  if (status >= 2)
    return files.length > 0 ? (
      <Button size="sm" variant="outline" onClick={open} aria-label={`See the files of ${title}`}>
        See the files
      </Button>
    ) : null;
  return (
    <>
      <Button
        size="sm"
        variant={status === 0 ? 'outline' : 'solid'}
        onClick={open}
        aria-label={`${status === 0 ? 'Verify' : reason ? 'Send again' : 'Send files'}: ${title}`}
      >
        {status === 0 ? 'Verify' : reason ? 'Send again' : 'Send files'}
      </Button>
      {status === 1 && (
        <Button
          size="sm"
          variant="ghost"
          busy={busy ?? false}
          onClick={() => onCancel({ item })}
          aria-label={`${askedByOther(item) ? 'Decline' : 'Cancel request'}: ${title}`}
        >
          {askedByOther(item) ? 'Decline' : 'Cancel request'}
        </Button>
      )}
    </>
  );
}

/** Something that can be verified: what it is, how far it is, and what can be done about it (product S53). */
export function VerificationItem(props: VerificationItemProps) {
  const { item } = props;
  const { title, documentType, status, reason } = item;
  const Icon = icons[documentType];
  const sentence = verificationSentence(item);
  const actions = status < 2 || item.files.length > 0;
  return (
    <chakra.article aria-label={title} display="flex" gap={3} alignItems="flex-start" minWidth={0}>
      <chakra.span color="fg.muted" paddingBlockStart={0.5} flexShrink={0} display="flex">
        <Icon size={20} aria-hidden />
      </chakra.span>
      <chakra.div flex={1} minWidth={0} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={1}>
        <chakra.div display="flex" flexWrap="wrap" columnGap={3} rowGap={1} alignItems="flex-start">
          <chakra.div flex={1} minWidth="min(100%, 10rem)">
            <chakra.p fontWeight="semibold" overflowWrap="anywhere" dir="auto">
              {title}
            </chakra.p>
            {documentType < 5 && (
              <chakra.p textStyle="small" color="fg.muted">
                {verificationTypeLabels[documentType]}
              </chakra.p>
            )}
          </chakra.div>
          {chips[status]}
        </chakra.div>
        {sentence && (
          <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {sentence}
          </chakra.p>
        )}
        {reason && status < 2 && (
          <chakra.div mt={1}>
            <Notice tone="warning" title="Sent back">
              {reason}
            </Notice>
          </chakra.div>
        )}
        {actions && (
          <chakra.div display="flex" flexWrap="wrap" gap={2} mt={1.5}>
            <Actions {...props} />
          </chakra.div>
        )}
      </chakra.div>
    </chakra.article>
  );
}
