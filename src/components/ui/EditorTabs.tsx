import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { Tabs } from './Tabs.tsx';
import { TextButton } from './TextButton.tsx';

export interface EditorStep<Step extends string = string> {
  value: Step;
  label: string;
  /** How many of its fields are to be mended. */
  wrong: number;
}

export interface EditorTabsProps<Step extends string = string> {
  steps: readonly EditorStep<Step>[];
  value: Step;
  onChange: (step: Step) => void;
  /** Of the `role="tabpanel"` that shows the step. */
  panelId: string;
}

/** The steps of an editor, in any order: which of how many is open, and on which others something is to be mended. */
export function EditorTabs<Step extends string>({ steps, value, onChange, panelId }: EditorTabsProps<Step>) {
  const tabs = steps.map((step) => ({
    value: step.value,
    label: step.label + (step.wrong > 0 ? ` (${step.wrong} to fix)` : ''),
  }));
  const others = steps.filter((step) => step.wrong > 0 && step.value !== value);
  const frame = useRef<HTMLDivElement>(null);
  /** What was pressed is not there on its own step: the focus goes on to the step's tab. */
  const mend = (step: EditorStep<Step>) => {
    onChange(step.value);
    frame.current?.querySelectorAll<HTMLElement>('[role=tab]')[steps.indexOf(step)]?.focus();
  };
  return (
    <chakra.div ref={frame} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={2}>
      <Tabs label="Steps" tabs={tabs} value={value} onChange={onChange} panelId={panelId} />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={3}
        rowGap={1}
        textStyle="small"
        color="fg.muted"
      >
        <p aria-live="polite">
          Step {steps.findIndex((step) => step.value === value) + 1} of {steps.length}
        </p>
        {/* On a phone the row above may not show them. */}
        {others.length > 0 && (
          <chakra.ul
            aria-label="To fix on other steps"
            display="flex"
            flexWrap="wrap"
            columnGap={3}
            listStyle="none"
          >
            {others.map((step) => (
              <li key={step.value}>
                <TextButton onClick={() => mend(step)}>
                  {step.wrong} to fix on {step.label}
                </TextButton>
              </li>
            ))}
          </chakra.ul>
        )}
      </chakra.div>
    </chakra.div>
  );
}
