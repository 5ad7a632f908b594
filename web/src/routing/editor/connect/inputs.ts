import type { Mappings, RouterBody } from "@dure/domain/routing/router/router";
import type { FormInput } from "../../form-inputs";
import { CONTACT_VALUES, type ContactValue, setFieldOf } from "../build/questions";

/** The use of a website's input: one of the contact's values, an answer (`field`), or none. */
export type InputUse = ContactValue | "field" | "unused";

/**
 * Common names of inputs. Patterns for parts of a name come first, since the pattern for a full name may match them too.
 */
const CALLED: readonly (readonly [ContactValue, RegExp])[] = [
  ["lastName", /last.?name|family.?name|surname|^성$/i],
  ["firstName", /first.?name|given.?name|forename/i],
  ["company", /company|organi[sz]ation|회사|기업|소속/i],
  ["fullName", /^(full|your|user)?[\s_-]?name$|이름|성함|성명|담당자/i],
  ["email", /e-?mail|이메일|메일/i],
  ["phone", /phone|mobile|^tel|연락처|전화|휴대/i],
];

/** Guesses an input's use from its type, name and label. */
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

/** Sets an input's use. Each of the contact's values has one input. */
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

/** Merges scanned inputs. Known inputs keep their use; answers get the scanned type and options. */
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

/** The inputs of the last scan and those in use. */
export function knownInputs({ fields, ...contact }: Mappings, scanned: readonly FormInput[]): FormInput[] {
  const named = CONTACT_VALUES.flatMap((value) => contact[value] ?? []);
  const ofContact = named.map((name): FormInput => ({ name, label: name, type: "shortText", options: [] }));
  // The user may have changed a field's type and options, so they override the scanned ones.
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

/** Sets an input's use in the draft. Only an answer keeps its field mapping. */
export function chooseUse(draft: RouterBody, input: FormInput, use: InputUse): RouterBody {
  const chosen = setMappings(draft, (mappings) => setUse(mappings, input, use));
  return use === "field" ? chosen : setFieldOf(chosen, input.name, null);
}
