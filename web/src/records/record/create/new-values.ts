import { DEFAULT_DIAL_CODE } from "@dure/domain/shared/value";

// What the forms begin with: every field that people fill in, for any of them may be required.

const NO_PHONE = { dial_code: DEFAULT_DIAL_CODE, value: "" };

export const NEW_LEAD = {
  deal_name: "",
  first_name: "",
  last_name: "",
  email: "",
  phone_number: NO_PHONE,
  company: null,
  contact: null,
  assignee: null,
  incoming_source: "",
  contract_amount: null,
  close_date: null,
};

export const NEW_COMPANY = { name: "", url: "", address: "", nice_id: null };

export const NEW_CONTACT = {
  name: { first_name: "", last_name: "" },
  company: null,
  role: "",
  department: "",
  email: "",
  phone: NO_PHONE,
  tel: NO_PHONE,
  fax: NO_PHONE,
};
