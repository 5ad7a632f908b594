import type { Trigger } from "@dure/domain/notifications/setting/setting";
import { useTranslation } from "react-i18next";

/** Writes a trigger in a line, such as "Deal · 3 days before, 09:00". */
export function useTriggerSummary() {
  const { t } = useTranslation("notifications");
  return ({ type, target, count_value: count, send_at: time }: Trigger): string => {
    const entity = t(`entity.${target.entity_type}`);
    if (type === "stage_staying") return t("summary.staying", { entity, count, time });
    if (type !== "date_before" && type !== "date_after")
      return t("summary.event", { entity, event: t(`type.${type}`) });
    if (count === 0) return t("summary.dDay", { entity, time });
    return t(type === "date_before" ? "summary.before" : "summary.after", { entity, count, time });
  };
}
