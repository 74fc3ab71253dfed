import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';

export interface CostBannerProps {
  title: string;
  text: string;
  signupHref: string;
}

/** What it costs, and the way in. */
export function CostBanner({ title, text, signupHref }: CostBannerProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={4}>
        <chakra.div flex="1 1 20rem" minWidth={0}>
          <chakra.h2 id={heading} textStyle="h3">
            {title}
          </chakra.h2>
          <chakra.p color="fg.muted" paddingBlockStart={1}>
            {text}
          </chakra.p>
        </chakra.div>
        <Button variant="outline" href={signupHref}>
          Create account
        </Button>
      </chakra.div>
    </Card>
  );
}
