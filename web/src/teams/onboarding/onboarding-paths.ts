import type { InterfaceState } from "@dure/domain/identity/interface-state";

/** The onboarding pages that are inside the product (docs/product/identity.md#onboarding-order). */
export const ONBOARDING_PATHS: Record<NonNullable<InterfaceState["onboarding_step"]>, string> = {
  invite: "/invite?welcome=true",
  calendar: "/connect-calendar",
};
