import { createListCollection } from "@chakra-ui/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Choice } from "./choice";

/** The choice that makes something new of the typed text. */
export const CREATE = "+";

type Offer = { value: Choice | null; choices: readonly Choice[]; typed: string; canCreate: boolean };

/** What a picker lists: what is chosen, while nothing else is searched for, what matches, and the way to something new. */
export function usePickerItems({ value, choices, typed, canCreate }: Offer) {
  const { t } = useTranslation("records");
  return useMemo(() => {
    const isSearch = typed !== "" && typed !== value?.label;
    const chosen = value && !isSearch && !choices.some((choice) => choice.value === value.value) ? [value] : [];
    const isNew = canCreate && isSearch && !choices.some((choice) => choice.label === typed);
    const made = isNew ? [{ value: CREATE, label: t("reference.create", { name: typed }) }] : [];
    // What is there comes before what would be new, and the typed name before suggestions.
    const there = choices.filter((choice) => !choice.isNew);
    const suggested = choices.filter((choice) => choice.isNew);
    return createListCollection<Choice>({ items: [...chosen, ...there, ...made, ...suggested] });
  }, [value, choices, typed, canCreate, t]);
}
