import type { Locale, Text } from "../../shared/text";
import { UTM_NAMES } from "../../shared/utm-names";
import type { EntityId } from "../record/entity";
import { Field } from "./field";

const keptField = (id: string, type: Field["type"], attributes: Field["attributes"] = {}): Field =>
  Field.parse({ id, type, category: "system", label: `deal.${id}`, order: 0, attributes });

/** A field with choices that the product itself knows. */
export const chosenField = (id: string, labels: Record<string, Text>, locale: Locale): Field =>
  keptField(id, "select", {
    options: Object.entries(labels).map(([value, label]) => ({ value, label: label[locale] })),
  });

const SUBSCRIBE_STATUS: Record<string, Text> = {
  subscribed: { ko: "구독", en: "Subscribed" },
  unsubscribed: { ko: "구독 취소", en: "Unsubscribed" },
  "auto-delete": { ko: "발송 제외", en: "Excluded from sending" },
};

/** What the product notes about leads and deals besides their definitions: lists show it, and pages where it is placed. */
export const keptFields = (locale: Locale): Field[] => [
  keptField("pipeline_added_at", "date-time"),
  keptField("first_meeting_at", "date-time"),
  ...UTM_NAMES.map((id) => keptField(id, "text")),
  chosenField("subscribe_status", SUBSCRIBE_STATUS, locale),
];

const KEPT_IDS = new Set(keptFields("en").map(({ id }) => id));

export const isKeptField = (id: string): boolean => KEPT_IDS.has(id);

/** What a lead has lost, or never had. */
export const DEALS_ONLY: ReadonlySet<string> = new Set(["deal_converted_at", "pipeline_added_at"]);

/** Those that a record of the entity can have. */
export function keptFieldsOf(entityId: EntityId, locale: Locale): Field[] {
  if (entityId === "deal") return keptFields(locale);
  return entityId === "lead" ? keptFields(locale).filter(({ id }) => !DEALS_ONLY.has(id)) : [];
}
