import type { Locale, Text } from "../../shared/text";
import { UTM_NAMES } from "../../shared/utm-names";
import type { EntityId } from "../record/entity";
import { Field } from "./field";
import type { SubscribeStatus } from "./subscribe-status";

const systemField = (id: string, type: Field["type"], attributes: Field["attributes"] = {}): Field =>
  Field.parse({ id, type, category: "system", label: `deal.${id}`, order: 0, attributes });

/** A select field whose options the product defines. */
export const systemSelectField = (id: string, labels: Record<string, Text>, locale: Locale): Field =>
  systemField(id, "select", {
    options: Object.entries(labels).map(([value, label]) => ({ value, label: label[locale] })),
  });

export const SUBSCRIBE_STATUS_LABELS: Record<SubscribeStatus, Text> = {
  subscribed: { ko: "수신", en: "Subscribed" },
  unsubscribed: { ko: "수신 거부", en: "Unsubscribed" },
  "auto-delete": { ko: "발송 제외", en: "Excluded from sending" },
};

/**
 * Fields that the product fills in on leads and deals. They appear in lists, and on record pages whose layout includes
 * them.
 */
export const systemFields = (locale: Locale): Field[] => [
  systemField("pipeline_added_at", "date-time"),
  systemField("stage_entered_at", "date-time"),
  systemField("first_meeting_at", "date-time"),
  ...UTM_NAMES.map((id) => systemField(id, "text")),
  systemSelectField("subscribe_status", SUBSCRIBE_STATUS_LABELS, locale),
];

const SYSTEM_FIELD_IDS = new Set(systemFields("en").map(({ id }) => id));

export const isSystemField = (id: string): boolean => SYSTEM_FIELD_IDS.has(id);

/** System fields that only deals have. */
export const DEAL_ONLY_FIELDS: ReadonlySet<string> = new Set([
  "deal_converted_at",
  "pipeline_added_at",
  "stage_entered_at",
]);

/** The system fields of an entity. */
export function systemFieldsOf(entityId: EntityId, locale: Locale): Field[] {
  if (entityId === "deal") return systemFields(locale);
  return entityId === "lead" ? systemFields(locale).filter(({ id }) => !DEAL_ONLY_FIELDS.has(id)) : [];
}
