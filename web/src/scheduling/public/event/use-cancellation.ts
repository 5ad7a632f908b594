import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useState } from "preact/hooks";
import { CallError } from "../../../lib/call-error";
import { failureText } from "../../../lib/public/failure-text";
import { useSubmit } from "../../../lib/public/use-submit";
import { cancel } from "../calls/scheduling-calls";
import { useTexts } from "../shell/language";

type Outcome = { onCancelled: (event: PublicEvent) => void; onStale: () => void };

/** The reason for a cancellation, and its submission. */
export function useCancellation(uuid: string, teamSlug: string | undefined, outcome: Outcome) {
  const texts = useTexts();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const failed = (problem: unknown) => {
    if (problem instanceof CallError && problem.status === 409) outcome.onStale();
    setFailure(`${texts.cancelFailed} ${failureText(problem, texts)}`);
  };
  const { sending, submit } = useSubmit(
    (body: { reason: string }, key: string) => cancel(uuid, teamSlug, body, key),
    outcome.onCancelled,
    failed,
  );

  const send = () => {
    const given = reason.trim();
    setError(given ? undefined : texts.reasonRequired);
    setFailure(undefined);
    if (given) void submit({ reason: given });
  };
  return { reason, setReason, error, failure, sending, send };
}
