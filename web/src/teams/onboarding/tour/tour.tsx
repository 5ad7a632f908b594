import { saveInterfaceState, useInterfaceState } from "../../../identity/user/interface-state-queries";
import { useIsAdmin } from "../../../identity/user/user-queries";
import { TourCard } from "./tour-card";
import { stepAt, tourSteps } from "./tour-steps";

/** The tour over the real menu, while it runs: it goes on where it was, after a reload and in another browser. */
export function Tour() {
  const steps = tourSteps(useIsAdmin());
  const tour = useInterfaceState().data?.tour;
  if (tour?.status !== "running") return null;
  const at = stepAt(steps, tour.step);
  const step = steps[at];
  if (!step) return null;
  const goTo = (next: number) => void saveInterfaceState({ tour: { status: "running", step: next } });
  const end = () => void saveInterfaceState({ tour: { status: "seen", step: 0 } });
  return (
    <TourCard
      key={step.id}
      step={step}
      place={{ at, all: steps.length }}
      onBack={at > 0 ? () => goTo(at - 1) : undefined}
      onNext={at < steps.length - 1 ? () => goTo(at + 1) : end}
      onSkip={end}
    />
  );
}
