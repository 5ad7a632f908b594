import { isAsked } from "../../forms/question/question";
import type { RouterBody } from "../router/router";
import type { SubmissionHeader } from "./submission";

const CONTACT_INPUTS = ["fullName", "firstName", "lastName", "email", "phone", "company"] as const;

/** The answer columns: questions in the form's order, or a website's inputs by name, contact inputs first. */
export function submissionHeader({
  form,
  form_selector,
  metadata: { mappings },
}: Pick<RouterBody, "form" | "form_selector" | "metadata">): SubmissionHeader {
  if (form_selector === null)
    return {
      labels: form.components
        .filter(({ type }) => isAsked(type))
        .map(({ name, label, type }) => ({ name, label, ...(type === "tel" && { type }) })),
    };
  const contact = CONTACT_INPUTS.flatMap((input) => mappings[input] ?? []).map((name) => ({ name, label: name }));
  const others = mappings.fields.map(({ name, label }) => ({ name, label: label || name }));
  const labels = new Map([...contact, ...others].map((one) => [one.name, one]));
  return { labels: [...labels.values()] };
}
