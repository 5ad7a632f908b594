import { z } from "zod";
import { Id } from "../shared/value";

/**
 * The next step of the onboarding inside the product; null when it is finished
 * (docs/product/identity.md#onboarding-order).
 */
const OnboardingStep = z.enum(["invite", "calendar"]).nullable();

/** The tour: not begun, under way at a step, or seen to its end or skipped. */
const Tour = z.object({ status: z.enum(["new", "running", "seen"]), step: z.int().min(0).max(20) });

/** The id of an entry of the main menu. */
const ViewTab = z.string().regex(/^[A-Za-z-]{1,40}$/);

/** What the screens remember of a member, in every browser (docs/product/identity.md#interface-state). */
export const InterfaceState = z.object({
  last_view_tab: ViewTab,
  last_dashboard_id: Id.nullable(),
  onboarding_step: OnboardingStep,
  tour: Tour,
  hides_checklist: z.boolean(),
});
export type InterfaceState = z.infer<typeof InterfaceState>;

export const INITIAL_STATE: InterfaceState = {
  last_view_tab: "home",
  last_dashboard_id: null,
  onboarding_step: null,
  tour: { status: "new", step: 0 },
  hides_checklist: false,
};

/** A partial update; absent properties keep their values. */
export const InterfaceStateChange = InterfaceState.partial();
export type InterfaceStateChange = z.infer<typeof InterfaceStateChange>;
