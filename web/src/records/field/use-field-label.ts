import type { Field } from "@dure/domain/records/field/field";
import { useTranslation } from "react-i18next";

/** What a field is called: built-in fields have a translation, custom fields have the team's words. */
export function useFieldLabel(): (field: Pick<Field, "category" | "label">) => string {
  const { t, i18n } = useTranslation("records");
  return ({ category, label }) => {
    const key = `field.${label}`;
    if (category === "custom" || !i18n.exists(key, { ns: "records" })) return label;
    // The definitions come from the server, so the compiler cannot know the key.
    return t(key as "field.deal.deal_name");
  };
}
