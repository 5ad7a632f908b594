import type { Mappings, RouterBody } from "@dure/domain/routing/router/router";
import type { FormInput } from "../../form-inputs";
import { CONTACT_VALUES, type ContactValue, setFieldOf } from "../build/questions";

/** What an input of a website's form is to a router: one of a contact's values, an answer of its own, or nothing. */
export type InputUse = ContactValue | "field" | "unused";

/** How websites call their inputs. A part of a name comes before the whole, since it is named like it. */
const CALLED: readonly (readonly [ContactValue, RegExp])[] = [
  ["lastName", /last.?name|family.?name|surname|^성$/i],
  ["firstName", /first.?name|given.?name|forename/i],
  ["company", /company|organi[sz]ation|회사|기업|소속/i],
  ["fullName", /^(full|your|user)?[\s_-]?name$|이름|성함|성명|담당자/i],
  ["email", /e-?mail|이메일|메일/i],
  ["phone", /phone|mobile|^tel|연락처|전화|휴대/i],
];

/** What an input most likely is, by its type and by what it is called. */
export function guessUse({ name, label, type }: FormInput): InputUse {
  if (type === "email") return "email";
  if (type === "tel") return "phone";
  if (type !== "shortText") return "field";
  return CALLED.find(([, called]) => called.test(name) || called.test(label))?.[0] ?? "field";
}

export function useOf({ fields, ...contact }: Mappings, name: string): InputUse {
  const value = CONTACT_VALUES.find((one) => contact[one] === name);
  return value ?? (fields.some((field) => field.name === name) ? "field" : "unused");
}

/** Makes an input what it is to be; each of a contact's values has one input. */
export function setUse(mappings: Mappings, input: FormInput, use: InputUse): Mappings {
  const contact = CONTACT_VALUES.map((value) => [value, mappings[value] === input.name ? null : mappings[value]]);
  const { name, label, type, options } = input;
  const others = mappings.fields.filter((field) => field.name !== name);
  const place = mappings.fields.findIndex((field) => field.name === name);
  const kept = { name, label, type, options };
  return {
    ...mappings,
    ...Object.fromEntries(contact),
    fields: use === "field" ? others.toSpliced(place < 0 ? others.length : place, 0, kept) : others,
    ...(use !== "field" && use !== "unused" && { [use]: name }),
  };
}

/** Takes over the inputs that were found. What was chosen for an input stays; of a kept one, type and options are renewed. */
export function withScanned(mappings: Mappings, inputs: readonly FormInput[]): Mappings {
  return inputs.reduce((before, input) => {
    const use = useOf(before, input.name);
    if (use === "field") return setUse(before, input, "field");
    if (use !== "unused") return before;
    const guess = guessUse(input);
    const isTaken = guess !== "field" && guess !== "unused" && before[guess] !== null;
    return setUse(before, input, isTaken ? "field" : guess);
  }, mappings);
}

/** All inputs that are known: those found last, and those that are in use. */
export function knownInputs({ fields, ...contact }: Mappings, scanned: readonly FormInput[]): FormInput[] {
  const named = CONTACT_VALUES.flatMap((value) => contact[value] ?? []);
  const ofContact = named.map((name): FormInput => ({ name, label: name, type: "shortText", options: [] }));
  // A field's own type and options are what was chosen here, so that they come before what was found.
  const all = [
    ...scanned.map((input) => fields.find(({ name }) => name === input.name) ?? input),
    ...fields,
    ...ofContact,
  ];
  return [...new Map(all.toReversed().map((input) => [input.name, input])).values()].toReversed();
}

export const setMappings = (draft: RouterBody, change: (mappings: Mappings) => Mappings): RouterBody => ({
  ...draft,
  metadata: { ...draft.metadata, mappings: change(draft.metadata.mappings) },
});

/** What an input is, in the router as it is changed: only an answer of its own is kept in a field of a record. */
export function chooseUse(draft: RouterBody, input: FormInput, use: InputUse): RouterBody {
  const chosen = setMappings(draft, (mappings) => setUse(mappings, input, use));
  return use === "field" ? chosen : setFieldOf(chosen, input.name, null);
}
