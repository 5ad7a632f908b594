import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** The texts of a `TagsInput` for screen readers, in the interface's language. */
export function useTagTranslations() {
  const { t } = useTranslation("ui");
  return useMemo(
    () => ({
      clearTriggerLabel: t("tags.clear"),
      deleteTagTriggerLabel: (value: string) => t("tags.remove", { value }),
      tagAdded: (value: string) => t("tags.added", { value }),
      tagsPasted: (values: string[]) => t("tags.pasted", { count: values.length }),
      tagEdited: (value: string) => t("tags.editing", { value }),
      tagUpdated: (value: string) => t("tags.updated", { value }),
      tagDeleted: (value: string) => t("tags.removed", { value }),
      tagSelected: (value: string) => t("tags.selected", { value }),
      noTagsSelected: t("tags.none"),
      inputLabel: (count: number) => t("tags.total", { count }),
    }),
    [t],
  );
}
