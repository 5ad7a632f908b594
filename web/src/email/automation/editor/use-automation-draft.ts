import { type Automation, AutomationBody } from "@dure/domain/email/automation/automation";
import { dequal } from "dequal/lite";
import { useMemo, useState } from "react";
import { useValueDraft } from "../../../ui/draft/use-value-draft";

const bodyOf = (automation: Automation): AutomationBody => AutomationBody.parse(automation);

export type ChangeDraft = (make: (before: AutomationBody) => AutomationBody) => void;

/**
 * An automation's draft. A colleague's save replaces it while it has no changes; otherwise the editor reports the save, and
 * the user decides when to load it.
 */
export function useAutomationDraft(automation: Automation) {
  const [base, setBase] = useState(automation);
  const [draft, setDraft] = useState(() => bodyOf(automation));
  const isDirty = useMemo(() => !dequal(draft, bodyOf(base)), [draft, base]);
  const guard = useValueDraft({ name: "automation", stored: bodyOf(base), current: draft, isDirty, show: setDraft });
  const isNewer = automation.updated_at > base.updated_at;
  const load = () => {
    setBase(automation);
    setDraft(bodyOf(automation));
  };
  if (isNewer && !isDirty) load();
  const change: ChangeDraft = (make) => setDraft(make);
  /** Marks what was sent as stored; what was typed since then stays unsaved. */
  const keep = (sent: AutomationBody, answer: Automation) => {
    setBase(answer);
    setDraft((current) => (current === sent ? bodyOf(answer) : current));
  };
  const seenAt = isNewer ? automation.updated_at : base.updated_at;
  return { draft, change, isDirty, isOvertaken: isNewer && isDirty, seenAt, load, keep, guard };
}
