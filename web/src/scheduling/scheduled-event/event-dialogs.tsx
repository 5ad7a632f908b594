import type { ScheduledEventView } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useState } from "react";
import { CancelDialog } from "./cancel-dialog";
import { EventDialog } from "./event-dialog";
import { RescheduleDialog } from "./reschedule-dialog";

type EventDialogsProps = { event: ScheduledEventView; now: string; onClose: () => void };

/** A meeting's details, and the dialogs to reschedule or cancel it. */
export function EventDialogs({ event, now, onClose }: EventDialogsProps) {
  const [step, setStep] = useState<"details" | "reschedule" | "cancel">("details");
  const back = () => setStep("details");
  return (
    <>
      <EventDialog
        event={event}
        now={now}
        onClose={onClose}
        onReschedule={() => setStep("reschedule")}
        onCancel={() => setStep("cancel")}
      />
      {step === "reschedule" && <RescheduleDialog event={event} onClose={back} />}
      {step === "cancel" && <CancelDialog event={event} onClose={back} />}
    </>
  );
}
