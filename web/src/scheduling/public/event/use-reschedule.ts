import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import type { PublicEvent, RescheduleRequest } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useState } from "preact/hooks";
import { CallError } from "../../../lib/call-error";
import { failureText } from "../../../lib/public/failure-text";
import { useSubmit } from "../../../lib/public/use-submit";
import { reschedule } from "../calls/scheduling-calls";
import { useTexts } from "../shell/language";

type Outcome = { onMoved: (event: PublicEvent) => void; onTaken: (message: string) => void; onStale: () => void };

/** The reason for a new time, and its submission. If the time is taken, the reason stays. */
export function useReschedule(uuid: string, teamSlug: string | undefined, outcome: Outcome) {
  const texts = useTexts();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const failed = (problem: unknown) => {
    if (problem instanceof CallError && problem.code === "SLOT_TAKEN") return outcome.onTaken(problem.message);
    if (problem instanceof CallError && problem.status === 409) outcome.onStale();
    setFailure(`${texts.rescheduleFailed} ${failureText(problem, texts)}`);
  };
  const { sending, submit } = useSubmit(
    (body: RescheduleRequest, key: string) => reschedule(uuid, teamSlug, body, key),
    outcome.onMoved,
    failed,
  );

  const send = ({ start, end }: Slot) => {
    const given = reason.trim();
    setError(given ? undefined : texts.reasonRequired);
    setFailure(undefined);
    if (given) void submit({ start, end, reason: given });
  };
  return { reason, setReason, error, failure, sending, send };
}
