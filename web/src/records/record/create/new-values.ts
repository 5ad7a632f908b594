import { DEFAULT_DIAL_CODE } from "@dure/domain/shared/value";

// The initial values of the forms. They contain every editable field, since any of them may be required.

const noPhone = (dial_code: string) => ({ dial_code, value: "" });

/** @param dialCode the user's own, which most of their customers share */
export const newLeadValues = (dialCode = DEFAULT_DIAL_CODE) => ({
  deal_name: "",
  first_name: "",
  last_name: "",
  email: "",
  phone_number: noPhone(dialCode),
  company: null,
  contact: null,
  assignee: null,
  incoming_source: "",
  contract_amount: null,
  close_date: null,
});

export const NEW_COMPANY = { name: "", url: "", address: "", nice_id: null };

export const newContactValues = (dialCode = DEFAULT_DIAL_CODE) => ({
  name: { first_name: "", last_name: "" },
  company: null,
  role: "",
  department: "",
  email: "",
  phone: noPhone(dialCode),
  tel: noPhone(dialCode),
  fax: noPhone(dialCode),
});
