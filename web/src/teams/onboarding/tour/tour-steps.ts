export type TourStepId = "leads" | "calendar" | "bookingPages" | "invite";
export type TourStep = {
  id: TourStepId;
  /** The entry of the menu that the step points at. */
  target: string;
  /** Where one does what the step tells of. */
  to: string;
};

const STEPS: readonly (TourStep & { isAdmins?: true })[] = [
  { id: "leads", target: "/leads", to: "/leads" },
  { id: "calendar", target: "/settings", to: "/connect-calendar" },
  { id: "bookingPages", target: "/booking-pages", to: "/booking-pages" },
  { id: "invite", target: "/invite", to: "/invite", isAdmins: true },
];

/** The steps of the tour, of which some are for admins alone. */
export const tourSteps = (isAdmin: boolean): readonly TourStep[] => STEPS.filter((step) => isAdmin || !step.isAdmins);

/** The step to go on at; a role that changed meanwhile may have fewer steps. */
export const stepAt = (steps: readonly TourStep[], step: number): number => Math.min(step, steps.length - 1);
