import { isAsked, type Option, type Question } from "../../forms/question/question";
import type { Mappings, Router } from "../router/router";

/** A question of a custom form, or an input of a website's form. */
export type RouterQuestion = Pick<Question, "name" | "label" | "type" | "required" | "agreed_value"> & {
  options: readonly Option[];
  rating_max?: number;
  max_files?: number;
  /** True for custom forms. A website validates its own inputs, and its visitors cannot be asked again. */
  inCustomForm: boolean;
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

type RouterForm = Pick<Router, "form" | "form_selector" | "metadata">;

/** The questions of a router's form, or the mapped inputs of a website's form; notes and steps are excluded. */
export function questionsOfRouter({ form, form_selector, metadata: { mappings } }: RouterForm): RouterQuestion[] {
  if (form_selector === null)
    return form.components.filter(({ type }) => isAsked(type)).map((question) => ({ ...question, inCustomForm: true }));
  const all = [...contactInputs(mappings), ...mappings.fields.map((field) => ({ ...input, ...field }))];
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

const input = { required: false, agreed_value: "", options: [], inCustomForm: false };

/** If an input is mapped twice, `fields` wins. */
const contactInputs = (mappings: Mappings): RouterQuestion[] =>
  CONTACT_INPUTS.flatMap((key) => {
    const name = mappings[key];
    return name ? [{ ...input, name, label: name, type: CONTACT_TYPES[key] }] : [];
  });

/**
 * The question of each contact value: by mapping, else by name, else the first one of that type. Custom forms need no
 * mapping, and a mapped question may be deleted.
 */
export function contactQuestionNames(router: RouterForm): Record<ContactInput, string | null> {
  const asked = questionsOfRouter(router);
  const { mappings } = router.metadata;
  const known = (name: string | null) => (asked.some((one) => one.name === name) ? name : null);
  const firstOf = (type: RouterQuestion["type"]) => asked.find((one) => one.type === type)?.name ?? null;
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
