/** @jsxImportSource preact */
import type { Slot } from "@dure/domain/scheduling/booking-page/booking-page";
import type { PublicEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import { useState } from "preact/hooks";
import { browserZone } from "../../time/zones";
import { usePicker } from "../picker/use-picker";
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
  /** The event is no longer as it was read. */
  onStale: () => void;
};

const OPEN = { start: null, end: null };

/** The event, and the way to another time: pick one, say why. */
export function EventSteps({ uuid, teamSlug, event, onChange, onStale }: EventStepsProps) {
  const [zone, setZone] = useState(browserZone);
  const [step, setStep] = useState<"details" | "pick" | "form">("details");
  const [slot, setSlot] = useState<Slot>();
  const [taken, setTaken] = useState<string>();
  const [hasChanged, setChanged] = useState(false);
  const { load, state } = useEventTimes(uuid, event);
  const picker = usePicker({ load, zone, window: OPEN, enabled: step !== "details" });
  const change = useReschedule(uuid, teamSlug, {
    onMoved: (moved) => {
      onChange(moved);
      setChanged(true);
      change.setReason("");
      void picker.reload();
      setStep("details");
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
  return <EventDetails event={event} zone={zone} hasChanged={hasChanged} onReschedule={() => setStep("pick")} />;
}
