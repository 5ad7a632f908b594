import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { Choice } from "../field/picker/choice";
import { useDebounced } from "../field/use-debounced";
import { useMembers } from "../member/member-queries";
import { useQuickSearch } from "../record/record-queries";
import { fixedChoices } from "./fixed-choices";

/** The choices of a field that match a search. */
export function useChoices(field: ListedField, search: string): Choice[] {
  const members = useMembers();
  const refers = field.type === "many-to-one" ? field.attributes.entity_type : undefined;
  const rested = useDebounced(search, 200);
  const records = useQuickSearch(refers ?? "company", rested, refers !== undefined);
  if (refers) return (records.data?.data ?? []).map(({ id, label }) => ({ value: id, label }));
  const wanted = search.toLowerCase();
  const all: Choice[] =
    field.type === "user"
      ? members.active.map(({ userId, display_name, email }) => ({
          value: userId,
          label: display_name || email,
          hint: email,
          person: true,
        }))
      : fixedChoices(field);
  return all.filter(({ label, hint = "" }) => `${label} ${hint}`.toLowerCase().includes(wanted));
}
