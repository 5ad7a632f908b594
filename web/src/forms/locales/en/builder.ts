import type { TextsLike } from "../../../lib/texts-like";
import type { builder as ko } from "../ko/builder";

export const builder: TextsLike<typeof ko> = {
  builder: {
    entity: { lead: "Lead", company: "Company", contact: "Contact" },
    type: {
      shortText: "Short text",
      longText: "Long text",
      email: "Email",
      tel: "Phone number",
      number: "Number",
      dropdown: "Dropdown",
      radio: "Radio button",
      checkbox: "Checkbox",
      note: "Note",
      consent: "Consent",
    },
    add: "Add a question",
    basicTypes: "Basic types",
    linkableTypes: "Linkable types (fields)",
    linkableHint: "The field keeps the answer. Companies and contacts are made and attached to the lead or deal.",
    searchFields: "Search fields",
    noFields: "There is no field to link.",
    field: "Field that keeps the answer",
    fieldHint: "Of the lead or deal, company or contact made from a submission.",
    noField: "Not kept",
    archivedField: "This field was archived. Please choose another, or none.",
    lostField: "This field can't be used. Please choose another, or none.",
    firstOption: "Option 1",
  },
};
