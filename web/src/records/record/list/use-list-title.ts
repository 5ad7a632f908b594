import type { ListEntityId } from "@dure/domain/records/record/entity";
import { useTranslation } from "react-i18next";

/** What a list is called. */
export function useListTitle(): (entity: ListEntityId) => string {
  const { t } = useTranslation("records");
  return (entity) => (entity === "lead-deal-combined" ? t("list.combined") : t(`entities.${entity}`));
}
