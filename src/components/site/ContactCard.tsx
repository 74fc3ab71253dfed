import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Clock, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { Link } from '../ui/Link.tsx';

export interface ContactCardProps {
  contact: Schemas['ContactPage'];
}

function Line({ icon: Icon, term, children }: { icon: LucideIcon; term: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" gap={3} alignItems="flex-start" minHeight={8}>
      <chakra.dt color="fg.muted" paddingBlockStart={0.5}>
        <Icon role="img" aria-label={term} />
      </chakra.dt>
      <chakra.dd minWidth={0} overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}

/** Where the people who run the server are found. What they did not give is left out. */
export function ContactCard({ contact: { email, phone, address, hours } }: ContactCardProps) {
  return (
    <Card as="section" aria-label="How to reach us">
      <chakra.dl display="grid" gap={2}>
        {email && (
          <Line icon={Mail} term="E-mail">
            <Link href={`mailto:${email}`}>{email}</Link>
          </Line>
        )}
        {phone && (
          <Line icon={Phone} term="Phone">
            <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>
          </Line>
        )}
        {address && (
          <Line icon={MapPin} term="Address">
            {address}
          </Line>
        )}
        {hours && (
          <Line icon={Clock} term="Hours">
            {hours}
          </Line>
        )}
      </chakra.dl>
    </Card>
  );
}
