import type { Option, Question } from "../router/form";
import type { Mappings, Router } from "../router/router";

/** What is asked, whether by the product's own form or by a website's. */
export type Asked = Pick<Question, "name" | "label" | "type" | "required" | "agreed_value"> & {
  options: readonly Option[];
  /** A website decides by itself what it asks for, and what can be chosen: its visitors can't be asked again. */
  isOwn: boolean;
};

const CONTACT_TYPES = {
  fullName: "shortText",
  firstName: "shortText",
  lastName: "shortText",
  email: "email",
  phone: "tel",
  company: "shortText",
} as const;
type ContactInput = keyof typeof CONTACT_TYPES;
const CONTACT_INPUTS = Object.keys(CONTACT_TYPES) as ContactInput[];

type Formed = Pick<Router, "form" | "form_selector" | "metadata">;

/** The questions of a router's form, or the mapped inputs of a website's. A note asks nothing. */
export function askedBy({ form, form_selector, metadata: { mappings } }: Formed): Asked[] {
  if (form_selector === null)
    return form.components.filter(({ type }) => type !== "note").map((question) => ({ ...question, isOwn: true }));
  const all = [...contactInputs(mappings), ...mappings.fields.map((field) => ({ ...input, ...field }))];
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

const input = { required: false, agreed_value: "", options: [], isOwn: false };

/** An input that is mapped twice is what `fields` say. */
const contactInputs = (mappings: Mappings): Asked[] =>
  CONTACT_INPUTS.flatMap((key) => {
    const name = mappings[key];
    return name ? [{ ...input, name, label: name, type: CONTACT_TYPES[key] }] : [];
  });

/**
 * Which question is which of a contact's values: as it is mapped, else by its own name, else the first one of its type,
 * for an own form need not be mapped and a mapped question may be gone.
 */
export function contactNames(router: Formed): Record<ContactInput, string | null> {
  const asked = askedBy(router);
  const { mappings } = router.metadata;
  const known = (name: string | null) => (asked.some((one) => one.name === name) ? name : null);
  const firstOf = (type: Asked["type"]) => asked.find((one) => one.type === type)?.name ?? null;
  const [firstName, lastName] = [known(mappings.firstName), known(mappings.lastName)];
  const named = firstName || lastName ? null : (known("fullName") ?? known("name"));
  return {
    firstName,
    lastName,
    fullName: known(mappings.fullName) ?? named,
    company: known(mappings.company) ?? known("company"),
    email: known(mappings.email) ?? known("email") ?? firstOf("email"),
    phone: known(mappings.phone) ?? known("phone") ?? firstOf("tel"),
  };
}
