import { chakra } from '@chakra-ui/react';
import { Check, Minus } from 'lucide-react';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

export interface PlansPanelProps {
  /** Accessible name of the table. */
  label: string;
  plans: readonly { name: string; price: string }[];
  features: readonly { feature: string; included: readonly boolean[] }[];
  /** Name of the plan that is asked for. */
  highlighted?: string;
}

const cell = { paddingInline: { base: 1, md: 4 }, paddingBlock: 3 } as const;
const featureCell = { ...cell, paddingInline: { base: 3, md: 4 } } as const;

/** Plans side by side, with what each of them has. */
export function PlansPanel({ label, plans, features, highlighted }: PlansPanelProps) {
  const ground = (name: string | undefined) =>
    name === highlighted ? { bg: 'premium.muted', color: 'premium.fg' } : {};
  return (
    <chakra.table
      aria-label={label}
      width="full"
      borderCollapse="separate"
      borderSpacing="0"
      tableLayout="fixed"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="card"
      overflow="hidden"
      textAlign="center"
    >
      <thead>
        <tr>
          <chakra.td {...featureCell} width={{ base: '36%', md: 'auto' }} />
          {plans.map(({ name, price }) => (
            <chakra.th key={name} scope="col" {...cell} {...ground(name)} verticalAlign="bottom">
              <chakra.span display="block" textStyle="small" fontWeight="semibold">
                {name}
              </chakra.span>
              <chakra.span display="block" textStyle="h3">
                {price}
              </chakra.span>
              <chakra.span display="block" textStyle="small" fontWeight="normal">
                per month
              </chakra.span>
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {features.map(({ feature, included }) => (
          <tr key={feature}>
            <chakra.th
              scope="row"
              {...featureCell}
              textAlign="start"
              fontWeight="normal"
              overflowWrap="anywhere"
              borderBlockStartWidth="1px"
              borderColor="border.subtle"
            >
              {feature}
            </chakra.th>
            {plans.map(({ name }, index) => (
              <chakra.td
                key={name}
                {...cell}
                {...ground(name)}
                borderBlockStartWidth="1px"
                borderColor="border.subtle"
                css={{ '& > svg': { marginInline: 'auto' } }}
              >
                {included[index] ? <Check aria-hidden /> : <Minus aria-hidden opacity={0.6} />}
                <VisuallyHidden>{included[index] ? 'Included' : 'Not included'}</VisuallyHidden>
              </chakra.td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
