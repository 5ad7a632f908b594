import { createListCollection } from "@chakra-ui/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Choice } from "./choice";

/** The value of the choice that creates something new from the typed text. */
export const CREATE = "+";

type Offer = { value: Choice | null; choices: readonly Choice[]; typed: string; canCreate: boolean };

/**
 * A picker's items: the chosen one unless another text is searched, the matches, and an item to create something new.
 */
export function usePickerItems({ value, choices, typed, canCreate }: Offer) {
  const { t } = useTranslation("records");
  return useMemo(() => {
    const isSearch = typed !== "" && typed !== value?.label;
    const chosen = value && !isSearch && !choices.some((choice) => choice.value === value.value) ? [value] : [];
    const isNew = canCreate && isSearch && !choices.some((choice) => choice.label === typed);
    const made = isNew ? [{ value: CREATE, label: t("reference.create", { name: typed }) }] : [];
    // Existing records come before new ones, and the typed name before suggestions.
    const there = choices.filter((choice) => !choice.isNew);
    const suggested = choices.filter((choice) => choice.isNew);
    return createListCollection<Choice>({ items: [...chosen, ...there, ...made, ...suggested] });
  }, [value, choices, typed, canCreate, t]);
}
