import type { Question, QuestionType } from "@dure/domain/forms/question/question";
import type { Mappings, RouterBody } from "@dure/domain/routing/router/router";

/** The values of a contact that a question can ask for (docs/product/routing.md#form). */
export const CONTACT_VALUES = ["fullName", "lastName", "firstName", "email", "phone", "company"] as const;
export type ContactValue = (typeof CONTACT_VALUES)[number];

/** The contact's value that the first question of a type gets by default. */
const OF_TYPE: Partial<Record<QuestionType, ContactValue>> = { email: "email", tel: "phone" };

/** The wanted name; if it is taken, with the lowest free number as its suffix. */
export function freeName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  const number = taken.findIndex((_, index) => !taken.includes(`${wanted}_${index + 2}`)) + 2;
  return `${wanted}_${number}`;
}

const withQuestions = (draft: RouterBody, components: Question[]): RouterBody => ({
  ...draft,
  form: { ...draft.form, components },
});

const withMappings = (draft: RouterBody, mappings: Mappings): RouterBody => ({
  ...draft,
  metadata: { ...draft.metadata, mappings },
});

/** Inserts a question. The first e-mail question and the first phone question become the contact's values. */
export function addQuestion(draft: RouterBody, question: Question, place: number): RouterBody {
  const added = withQuestions(draft, draft.form.components.toSpliced(place, 0, question));
  const value = OF_TYPE[question.type];
  return value && draft.metadata.mappings[value] === null ? setContactValue(added, question.name, value) : added;
}

export const changeQuestion = (draft: RouterBody, place: number, changes: Partial<Question>): RouterBody =>
  withQuestions(
    draft,
    draft.form.components.map((one, at) => (at === place ? { ...one, ...changes } : one)),
  );

export const reorderQuestions = (draft: RouterBody, places: readonly number[]): RouterBody =>
  withQuestions(
    draft,
    places.flatMap((place) => draft.form.components[place] ?? []),
  );

/** Copies a question below itself, under a new name. The field mapping stays with the original. */
export function duplicateQuestion(draft: RouterBody, place: number): RouterBody {
  const { components } = draft.form;
  const question = components[place];
  if (!question) return draft;
  const name = freeName(
    question.name,
    components.map((one) => one.name),
  );
  return withQuestions(draft, components.toSpliced(place + 1, 0, { ...question, name, use_nicerating: false }));
}

/** Removes a question with its field mapping. Conditions on it stay, and are reported as problems. */
export function removeQuestion(draft: RouterBody, place: number): RouterBody {
  const name = draft.form.components[place]?.name ?? "";
  const { [name]: _, ...mapping } = draft.form_field_mapping;
  const without = setContactValue(draft, name, null);
  return { ...withQuestions(without, draft.form.components.toSpliced(place, 1)), form_field_mapping: mapping };
}

/** Renames a question wherever its name is used. */
export function renameQuestion(draft: RouterBody, place: number, name: string): RouterBody {
  const before = draft.form.components[place]?.name;
  if (before === undefined || before === name) return draft;
  const renamed = <T>(one: T) => (one === before ? name : one);
  const { mappings } = draft.metadata;
  const contact = Object.fromEntries(CONTACT_VALUES.map((value) => [value, renamed(mappings[value])]));
  const named = changeQuestion(draft, place, { name });
  return {
    ...withMappings(withQuestions(named, renameInConditions(named.form.components, renamed)), {
      ...mappings,
      ...contact,
    }),
    fields: draft.fields.map((field) => ({ ...field, name: renamed(field.name) })),
    form_field_mapping: Object.fromEntries(
      Object.entries(draft.form_field_mapping).map(([question, path]) => [renamed(question), path]),
    ),
  };
}

const renameInConditions = (components: Question[], renamed: (name: string) => string): Question[] =>
  components.map((one) => {
    if (!one.show_if) return one;
    const conditions = one.show_if.conditions.map((condition) => ({
      ...condition,
      question: renamed(condition.question),
    }));
    return { ...one, show_if: { ...one.show_if, conditions } };
  });

export const contactValueOf = ({ metadata: { mappings } }: RouterBody, name: string): ContactValue | undefined =>
  CONTACT_VALUES.find((value) => mappings[value] === name);

/** Whether the question can offer a company search. A question that offers one already may turn it off. */
export const canLookUp = (draft: RouterBody, { name, type, use_nicerating }: Question): boolean =>
  type === "shortText" && (use_nicerating || contactValueOf(draft, name) === "company");

/** Sets the contact's value that a question asks for. A value has one question, and a question has one value. */
export function setContactValue(draft: RouterBody, name: string, wanted: ContactValue | null): RouterBody {
  const { mappings } = draft.metadata;
  const others = CONTACT_VALUES.map((value) => [value, mappings[value] === name ? null : mappings[value]] as const);
  return withMappings(draft, {
    ...mappings,
    ...Object.fromEntries(others),
    ...(wanted && { [wanted]: name }),
  });
}

/**
 * Sets the field that stores the answer, such as `lead:f1`, and takes the field from any other question; null clears
 * it.
 */
export function setFieldOf(draft: RouterBody, name: string, path: string | null): RouterBody {
  const others = Object.entries(draft.form_field_mapping).filter(([other, taken]) => other !== name && taken !== path);
  return { ...draft, form_field_mapping: Object.fromEntries(path ? [...others, [name, path]] : others) };
}

/** The fields mapped to other questions, or to other inputs of a website's form. */
export function fieldsOfOthers({ form, form_selector, metadata, form_field_mapping }: RouterBody, name: string) {
  const asked: readonly { name: string }[] = form_selector === null ? form.components : metadata.mappings.fields;
  return asked.flatMap((other) => (other.name === name ? [] : (form_field_mapping[other.name] ?? [])));
}
