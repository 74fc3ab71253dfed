import { chakra } from '@chakra-ui/react';
import { Check, Circle } from 'lucide-react';
import { isDone, stepText, type DashboardStep } from '../../domain/dashboard.ts';
import type { MemberRole } from '../../domain/roles.ts';
import { dashboardRows } from '../../theme/recipes/dashboard.ts';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';
import type { PartState } from './partState.ts';

export interface NextStepsCardProps {
  role: MemberRole;
  /** Open ones first, the best of them first. */
  steps: readonly DashboardStep[];
  /** In percent; of job seekers only. */
  strength?: number;
  /** Where a step is done. One without an address is shown without a button. */
  hrefs?: Partial<Record<DashboardStep['step'], string>>;
  state?: PartState;
  /** @default 4 */
  most?: number;
  /** What is said to somebody new, above the steps. */
  lead?: string;
}

function Meter({ strength }: { strength: number }) {
  return (
    <chakra.div
      role="meter"
      aria-label="Profile strength"
      aria-valuenow={strength}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${strength} percent`}
      height={1.5}
      mb={3}
      borderRadius="full"
      bg="bg.fill"
      overflow="hidden"
    >
      <chakra.div height="full" bg="accent.solid" borderRadius="full" style={{ width: `${strength}%` }} />
    </chakra.div>
  );
}

function StepLine({ step, role, href }: { step: DashboardStep; role: MemberRole; href?: string }) {
  const done = isDone(step);
  const { title } = stepText(step.step, role);
  return (
    <chakra.li
      position="relative"
      display="flex"
      gap={2}
      alignItems="center"
      color={done ? 'fg.muted' : undefined}
      minHeight={{ base: href ? 11 : undefined, md: 'auto' }}
    >
      <chakra.span flex="none" color={done ? 'success.fg' : 'fg.muted'}>
        {done ? <Check aria-hidden size={16} /> : <Circle aria-hidden size={16} />}
      </chakra.span>
      <chakra.span flex={1} minWidth={0} textDecoration={done ? 'line-through' : undefined}>
        {done && <VisuallyHidden>Done: </VisuallyHidden>}
        {href ? (
          <Link href={href} variant="plain">
            {/* The whole row is the target. */}
            <chakra.span _after={{ content: '""', position: 'absolute', inset: 0 }}>{title}</chakra.span>
          </Link>
        ) : (
          title
        )}
      </chakra.span>
      {step.need > 1 && (
        <chakra.span textStyle="small" color="fg.muted" whiteSpace="nowrap">
          {step.have} of {step.need}
        </chakra.span>
      )}
    </chakra.li>
  );
}

/** What is worth doing next: one step with its reason, the others as a list to tick off (product S18). */
export function NextStepsCard({ role, steps, strength, hrefs, state, most = 4, lead }: NextStepsCardProps) {
  const open = steps.filter((step) => !isDone(step));
  // The first that can be done at once; its reason and its button belong together.
  const next = open.find(({ step }) => hrefs?.[step]) ?? open[0];
  const text = next && stepText(next.step, role);
  const href = next && hrefs?.[next.step];
  return (
    <DashboardPanel
      title={strength === undefined ? 'Next steps' : 'Profile'}
      titleEnd={
        strength !== undefined && (
          <chakra.span aria-hidden fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {strength} %
          </chakra.span>
        )
      }
      state={state}
      loading={<Skeleton lines={6} />}
    >
      {lead && <chakra.p mb={3}>{lead}</chakra.p>}
      {strength !== undefined && <Meter strength={strength} />}
      {text ? (
        <>
          <chakra.p color="fg.muted" textStyle="small" mb={3}>
            <chakra.span color="fg.default" fontWeight="semibold">
              {text.title}:
            </chakra.span>{' '}
            {text.why}
          </chakra.p>
          <chakra.ul css={dashboardRows} gap={2}>
            {steps.slice(0, most).map((step) => (
              <StepLine
                key={step.step}
                step={step}
                role={role}
                href={isDone(step) ? undefined : hrefs?.[step.step]}
              />
            ))}
          </chakra.ul>
          {href && (
            <chakra.div mt={4}>
              <Button href={href} variant="outline" size="sm">
                {text.title}
              </Button>
            </chakra.div>
          )}
        </>
      ) : (
        <chakra.p color="fg.muted">Everything is done. Nicely kept.</chakra.p>
      )}
    </DashboardPanel>
  );
}
