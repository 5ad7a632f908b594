/** @jsxImportSource preact */
import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useState } from "preact/hooks";
import { browserTimeZone } from "../../../lib/zone/browser-time-zone";
import { usePicker } from "../picker/use-picker";
import { CancelForm } from "./cancel-form";
import { EventDetails } from "./event-details";
import { NewTimeStep } from "./new-time-step";
import { RescheduleForm } from "./reschedule-form";
import { useEventTimes } from "./use-event-times";
import { useReschedule } from "./use-reschedule";

type EventStepsProps = {
  uuid: string;
  teamSlug: string | undefined;
  event: PublicEvent;
  onChange: (event: PublicEvent) => void;
  /** Called when the event has changed since it was read. */
  onStale: () => void;
};

type Step = "details" | "pick" | "form" | "cancel";

/** A mail's link may lead to a step: `?step=reschedule`, `?step=cancel`. */
function firstStep({ can_reschedule, can_cancel }: PublicEvent): Step {
  const wanted = new URLSearchParams(location.search).get("step");
  if (wanted === "reschedule" && can_reschedule) return "pick";
  return wanted === "cancel" && can_cancel ? "cancel" : "details";
}

const OPEN = { start: null, end: null };

/** The details of the event, the steps to move it (pick a time, give a reason), and the step to cancel it. */
export function EventSteps({ onChange, ...opened }: EventStepsProps) {
  const { uuid, teamSlug, event, onStale } = opened;
  const [zone, setZone] = useState(browserTimeZone);
  const [step, setStep] = useState<Step>(() => firstStep(event));
  const [slot, setSlot] = useState<Slot>();
  const [taken, setTaken] = useState<string>();
  const [hasChanged, setChanged] = useState(false);
  const { load, state } = useEventTimes(uuid, event);
  const picker = usePicker({ load, zone, window: OPEN, enabled: step === "pick" || step === "form" });
  const show = (changed: PublicEvent) => {
    onChange(changed);
    setChanged(true);
    setStep("details");
  };
  const change = useReschedule(uuid, teamSlug, {
    onMoved: (moved) => {
      show(moved);
      change.setReason("");
      void picker.reload();
    },
    onTaken: (message) => {
      setTaken(message);
      void picker.reload();
      setStep("pick");
    },
    onStale,
  });
  const pick = (chosen: Slot) => {
    setSlot(chosen);
    setTaken(undefined);
    setStep("form");
  };

  if (step === "form" && slot)
    return <RescheduleForm event={event} slot={slot} zone={zone} change={change} onBack={() => setStep("pick")} />;
  if (step === "pick")
    return (
      <NewTimeStep
        event={event}
        state={state}
        picker={picker}
        zone={zone}
        onZone={setZone}
        taken={taken}
        onPick={pick}
        onBack={() => setStep("details")}
      />
    );
  if (step === "cancel")
    return <CancelForm {...opened} zone={zone} onCancelled={show} onBack={() => setStep("details")} />;
  const shown = { event, zone, hasChanged };
  return <EventDetails {...shown} onReschedule={() => setStep("pick")} onCancel={() => setStep("cancel")} />;
}
