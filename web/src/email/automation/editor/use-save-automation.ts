import { automationProblems } from "@dure/domain/email/automation/check-automation";
import { useMemo, useState } from "react";
import { CallError } from "../../../lib/call-error";
import { useLocalizedText } from "../../../lib/language/use-localized-text";
import { useActivateAutomation, useChangeAutomation, useDeactivateAutomation } from "../automation-queries";
import type { ShownProblem } from "./shown-problem";
import type { useAutomationDraft } from "./use-automation-draft";

type Saving = { id: string; isActive: boolean; editing: ReturnType<typeof useAutomationDraft> };

/**
 * Saves a draft, and switches the automation on or off. Missing values are shown once the user has tried to activate
 * it.
 */
export function useSaveAutomation({ id, isActive, editing }: Saving) {
  const { draft, isDirty, seenAt, keep } = editing;
  const localize = useLocalizedText();
  const put = useChangeAutomation();
  const activation = useActivateAutomation();
  const deactivation = useDeactivateAutomation();
  const [isTried, setTried] = useState(false);
  const error = put.error ?? activation.error ?? deactivation.error;
  const missing = useMemo(
    () =>
      isTried || isActive
        ? automationProblems(draft).map(({ step_id, message }) => ({ step_id, message: localize(message) }))
        : [],
    [isTried, isActive, draft, localize],
  );
  const refused = missing.length === 0 ? refusedProblems(error) : [];

  /** True if everything is stored. */
  const save = async (): Promise<boolean> => {
    put.reset();
    if (!isDirty) return true;
    if (isActive && automationProblems(draft).length > 0) return false;
    try {
      keep(draft, await put.mutateAsync({ params: { id }, query: { based_on: seenAt }, body: draft }));
      return true;
    } catch {
      return false;
    }
  };
  const activate = async (): Promise<boolean> => {
    setTried(true);
    activation.reset();
    if (!(await save()) || automationProblems(draft).length > 0) return false;
    return activation.mutateAsync({ params: { id } }).then(
      () => true,
      () => false,
    );
  };
  const deactivate = () =>
    deactivation.mutateAsync({ params: { id } }).then(
      () => true,
      () => false,
    );
  const isSaving = put.isPending || activation.isPending || deactivation.isPending;
  const problems: ShownProblem[] = missing.length > 0 ? missing : refused;
  return { save, activate, deactivate, problems, error: refused.length > 0 ? undefined : error, isSaving };
}

/** The problems that the server names, in the language of the call. */
function refusedProblems(error: unknown): ShownProblem[] {
  if (!(error instanceof CallError) || !Array.isArray(error.details)) return [];
  return error.details.flatMap((one: unknown) => {
    const { step_id = null, message } = (one ?? {}) as Partial<ShownProblem>;
    return typeof message === "string" ? [{ step_id, message }] : [];
  });
}
