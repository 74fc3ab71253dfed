import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { Button } from './Button.tsx';
import { EditorActions, type EditorActionsProps } from './EditorActions.tsx';
import { editorColumns, editorLook } from './editorLook.ts';
import { EditorTabs } from './EditorTabs.tsx';
import { Notice } from './Notice.tsx';

export interface EditorStepsProps<Step extends string> extends Omit<EditorActionsProps, 'next' | 'onBack'> {
  /** What is written: "Job". */
  label: string;
  steps: readonly Step[];
  labels: Record<Step, string>;
  /** How many fields of each are to be mended. */
  counts: Record<Step, number>;
  step: Step;
  onStep: (step: Step) => void;
  /** Whether the open step has what it needs; marks what is missing. */
  mayLeave: () => boolean;
  formRef: RefObject<HTMLFormElement | null>;
  /** The fields of each step; `go` opens another one at its top. */
  renderPanels: (go: (step: Step) => void) => Record<Step, ReactNode>;
  /** Beside them: what others will see. */
  renderAside: (go: (step: Step) => void) => ReactNode;
  /** The form was left from last time, and can begin anew. */
  restored?: { onDiscard: () => void } | undefined;
}

/** A form in steps that can be gone through in any order, in a dialog as large as the window. */
export function EditorSteps<Step extends string>(props: EditorStepsProps<Step>) {
  const {
    label,
    steps,
    labels,
    counts,
    step,
    onStep,
    mayLeave,
    formRef,
    renderPanels,
    renderAside,
    restored,
  } = props;
  const { isOpen, busy, error, onSaveDraft, onPublish } = props;
  const id = useId();
  const at = steps.indexOf(step);
  const [before, next] = [steps[at - 1], steps[at + 1]];
  const go = (to: Step) => {
    onStep(to);
    document.getElementById(`${id}${to}`)?.closest('[role=dialog]')?.scrollTo({ top: 0 });
  };
  // Enter in a field goes on once nothing is missing here; publishing is pressed.
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (next && mayLeave()) go(next);
  };
  const fields = renderPanels(go);
  return (
    <chakra.form ref={formRef} noValidate onSubmit={submit} {...editorLook} data-fill="" aria-label={label}>
      <chakra.div css={editorColumns}>
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5} minWidth={0}>
          {restored && (
            <Notice
              action={
                <Button size="sm" variant="outline" onClick={restored.onDiscard}>
                  Discard
                </Button>
              }
            >
              Draft restored
            </Notice>
          )}
          <EditorTabs
            steps={steps.map((value) => ({ value, label: labels[value], wrong: counts[value] }))}
            value={step}
            onChange={go}
            panelId={`${id}${step}`}
          />
          {steps.map((one) => (
            <div key={one} id={`${id}${one}`} role="tabpanel" aria-label={labels[one]} hidden={one !== step}>
              {fields[one]}
            </div>
          ))}
        </chakra.div>
        {renderAside(go)}
      </chakra.div>
      <EditorActions
        next={next && labels[next]}
        onBack={before && (() => go(before))}
        {...{ isOpen, busy, error, onSaveDraft, onPublish }}
      />
    </chakra.form>
  );
}
