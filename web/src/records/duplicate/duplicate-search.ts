import { companyKey } from "@dure/domain/records/duplicate/company-key";
import { withoutCorporateForm } from "@dure/domain/records/duplicate/without-corporate-form";
import type { Condition, ListBody } from "@dure/domain/records/filter/filter";
import type { EntityId } from "@dure/domain/records/record/entity";
import { nameKey } from "@dure/domain/records/record/name-key";
import { normalizePhone } from "@dure/domain/records/record/normalize-phone";
import { fullName } from "@dure/domain/records/record/record-label";
import { z } from "zod";

const Text = z.string().trim().catch("");
const Phone = z.object({ dial_code: Text, value: Text }).nullable().catch(null);
const PersonName = z.object({ first_name: Text, last_name: Text });

/** The values of a form that can identify a record, as far as they are filled in. */
const Signs = z.object({ email: Text, phone_number: Phone, phone: Phone, tel: Phone, name: z.unknown() }).partial();
type Signs = z.infer<typeof Signs>;

const MIN_DIGITS = 8;

type Asked = { body: ListBody; matches: (label: string) => boolean };

/** The request for possible duplicates, and a check of their names; undefined if the values identify nothing yet. */
export function duplicateSearch(entity: EntityId, values: unknown): Asked | undefined {
  const { success, data } = Signs.safeParse(values);
  if (!success) return undefined;
  return entity === "company" ? companyNamed(Text.parse(data.name)) : personWith(entity, data);
}

function companyNamed(name: string): Asked | undefined {
  if (name.length < 2) return undefined;
  const key = companyKey(name);
  const search = withoutCorporateForm(nameKey(name.normalize("NFKC"))).slice(0, 200);
  return { body: { search }, matches: (label) => companyKey(label) === key };
}

function personWith(entity: EntityId, { email, phone_number, phone, tel, name }: Signs) {
  const is = (identifier: string, value: string): Condition => ({ identifier, condition: "is", value });
  const number = (identifier: string, given: z.infer<typeof Phone> | undefined) => {
    const digits = normalizePhone(given) ?? "";
    return digits.length >= MIN_DIGITS ? [is(identifier, digits)] : [];
  };
  const person = entity === "contact" ? PersonName.safeParse(name).data : undefined;
  const conditions = [
    ...(email?.includes("@") ? [is("email", email)] : []),
    ...(entity === "contact"
      ? [...number("phone", phone), ...number("tel", tel)]
      : number("phone_number", phone_number)),
    ...(person?.first_name && person.last_name ? [is("name", fullName(person))] : []),
  ];
  return conditions.length === 0
    ? undefined
    : { body: { filters: { operator: "OR" as const, conditions } }, matches: () => true };
}
