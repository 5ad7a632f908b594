import { DEFAULT_DIAL_CODE } from "@dure/domain/shared/value";
import { useProfile } from "../../../identity/user/user-queries";

/** A new lead belongs to whoever adds it until they say otherwise. */
export const useNewLeadValues = () => ({
  deal_name: "",
  email: "",
  phone_number: { dial_code: DEFAULT_DIAL_CODE, value: "" },
  company: null,
  contact: null,
  assignee: useProfile().user_id,
  incoming_source: "",
  contract_amount: null,
  close_date: null,
});
