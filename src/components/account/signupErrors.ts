import { signupSteps, stepOfField, type SignupStep } from '../../domain/signup.ts';
import type { FormFailure } from './formFailure.ts';

/** The refused fields that a step shows. */
function fieldsOf(failure: FormFailure | undefined, step: SignupStep) {
  const fields = Object.entries(failure?.fields ?? {}).filter(([name]) => stepOfField(name) === step);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** Each step's own, as long-lived as the failure. */
export const toStepErrors = (failure: FormFailure | undefined) => ({
  role: fieldsOf(failure, 'role'),
  details: fieldsOf(failure, 'details'),
});

/** Where to lead the member. */
export const firstWrongStep = (failure: FormFailure | undefined) =>
  signupSteps.find((step) => fieldsOf(failure, step) !== undefined);
