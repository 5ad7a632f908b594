export type TourStepId = "leads" | "calendar" | "bookingPages" | "invite";
export type TourStep = {
  id: TourStepId;
  /** The path of the menu entry that the step points at. */
  target: string;
  /** The path of the page where the user does what the step explains. */
  to: string;
};

const STEPS: readonly (TourStep & { isAdmins?: true })[] = [
  { id: "leads", target: "/leads", to: "/leads" },
  { id: "calendar", target: "/settings", to: "/connect-calendar" },
  { id: "bookingPages", target: "/booking-pages", to: "/booking-pages" },
  { id: "invite", target: "/invite", to: "/invite", isAdmins: true },
];

/** The steps of the tour; some are only for admins. */
export const tourSteps = (isAdmin: boolean): readonly TourStep[] => STEPS.filter((step) => isAdmin || !step.isAdmins);

/** The index of the step to resume at: after a change of role there may be fewer steps. */
export const stepAt = (steps: readonly TourStep[], step: number): number => Math.min(step, steps.length - 1);
