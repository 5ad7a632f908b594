import type { billingApi } from "@dure/domain/teams/billing-api";
import type { Verbs } from "../../platform/http/endpoint";
import { getPlanStatus } from "../plan/get-plan-status";
import { startTrial } from "../plan/start-trial";
import { cancelSubscription } from "./cancel-subscription";
import { confirmCheckout } from "./confirm-checkout";
import { getCustomerPortal } from "./get-customer-portal";
import { listInvoices } from "./list-invoices";
import { listPrices } from "./list-prices";
import { previewSubscription } from "./preview-subscription";
import { resumeSubscription } from "./resume-subscription";
import { setCycle } from "./set-cycle";
import { setSeats } from "./set-seats";
import { startCheckout } from "./start-checkout";

export const billingVerbs: Verbs<typeof billingApi> = {
  startTrial,
  startCheckout,
  confirmCheckout,
  cancelSubscription,
  resumeSubscription,
  setSeats,
  setCycle,
  getPlanStatus,
  getCustomerPortal,
  listPrices,
  previewSubscription,
  listInvoices,
};
