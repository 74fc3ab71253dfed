import { chakra } from '@chakra-ui/react';
import { CircleAlert, Clock3 } from 'lucide-react';
import { useId } from 'react';
import { appliedCard } from '../../../theme/recipes/applied.ts';
import { feedCardRecipe } from '../../../theme/recipes/feed-card.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';

export interface AppliedWaitingCardProps {
  vacancyName: string;
  companyName: string;
  companyImage?: string | undefined;
  /** Why it was not taken; without: it waits for the network. */
  error?: string | undefined;
  /** What was written becomes a draft again. */
  onCancel: () => void;
}

const Paper = chakra('article', feedCardRecipe);

/** An application that was written without a network. */
export function AppliedWaitingCard(props: AppliedWaitingCardProps) {
  const { vacancyName, companyName, companyImage, error, onCancel } = props;
  const id = useId();
  return (
    <Paper aria-labelledby={id} css={appliedCard}>
      <div data-part="head">
        <Avatar id={companyName} name={companyName} src={companyImage ?? null} shape="company" />
        <div data-part="lines">
          <chakra.h2 id={id} textStyle="h3" dir="auto">
            {vacancyName}
          </chakra.h2>
          <chakra.p color="fg.muted" dir="auto">
            {companyName}
          </chakra.p>
        </div>
      </div>
      <div data-part="badges">
        {error === undefined ? (
          <Badge icon={<Clock3 aria-hidden size={12} />}>Waiting for the network</Badge>
        ) : (
          <Badge tone="danger" icon={<CircleAlert aria-hidden size={12} />}>
            Not sent
          </Badge>
        )}
      </div>
      <chakra.p overflowWrap="anywhere">
        {error ?? 'It is kept on this device and sent by itself once you are back online.'}
      </chakra.p>
      <div data-part="actions">
        <Button variant="outline" onClick={onCancel}>
          {error === undefined ? 'Cancel' : 'Keep as a draft'}
        </Button>
      </div>
    </Paper>
  );
}
