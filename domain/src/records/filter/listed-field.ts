import { z } from "zod";
import type { Locale } from "../../shared/text";
import { builtInFieldsOf, fieldsOf } from "../field/built-in-fields";
import type { FieldSet } from "../field/custom-field";
import { Field } from "../field/field";
import { pipelineFields } from "../field/pipeline-fields";
import { DEAL_ONLY_FIELDS, systemFields, systemSelectField } from "../field/system-fields";
import type { Pipeline } from "../pipeline/pipeline";
import { ENTITY_NAMES, type EntityId, kindOf, type ListEntityId, type RecordKind } from "../record/entity";
import { FilterOperator } from "./filter";
import { isMaskedField, supportsOperator } from "./filter-check";
import { type Catalog, filterField, REFERENCED_KINDS } from "./filter-field";
import { MAIL_OPERATORS, operatorsOf } from "./filter-operators";
import { JOURNEY_FACTS } from "./journey-fact";
import { MAIL_ACTS, mailIdentifier } from "./mail-activity";

/** A field for columns, sorting and filters. `identifier` names it in lists, `id` in a record. */
export const ListedField = Field.extend({
  identifier: z.string(),
  /** The operators available to the caller, in an editor's order. */
  operators: z.array(FilterOperator),
  /** Whether the caller may sort by it: not if its values are masked for them. */
  sortable: z.boolean(),
});
export type ListedField = z.infer<typeof ListedField>;

/** What listed fields depend on: field definitions, deal types, and the caller's search permissions. */
export type ListingContext = {
  fields: Record<RecordKind, FieldSet>;
  pipelines: readonly Pipeline[];
  catalog: Catalog;
  locale: Locale;
  likeSearch: boolean;
  masked: boolean;
  /** Whether the team has e-mail marketing, and so conditions on its mails. */
  mails?: boolean;
  /** Whether there are conditions on visits of the team's websites. */
  visits?: boolean;
};

/** All fields that a list can show, by entity: its own and those of referenced records. */
export function listedFields(entityId: ListEntityId, by: ListingContext): Record<string, ListedField[]> {
  const kind = kindOf(entityId);
  const listed = (fields: Field[], prefix = "") => fields.flatMap((field) => listedAs(field, prefix, kind, by));
  const referred = REFERENCED_KINDS[kind].map(
    (entity) => [entity, listed(fieldsOf(entity, by.fields[entity], by.locale), `${entity}:`)] as const,
  );
  const own = [
    ...listed(entityFields(entityId, by)),
    ...(kind === "lead" && by.visits ? JOURNEY_FIELDS : []),
    ...(kind === "lead" && by.mails ? MAIL_FIELDS : []),
  ];
  return { [entityId]: own, ...Object.fromEntries(referred) };
}

/** Conditions on mails, as fields of filters only: records have no such values. */
const MAIL_FIELDS: readonly ListedField[] = MAIL_ACTS.map((act) => {
  const identifier = mailIdentifier(act);
  const field = Field.parse({
    id: identifier,
    type: "mail",
    category: "system",
    label: `deal.${identifier}`,
    order: 0,
  });
  return { ...field, identifier, operators: [...MAIL_OPERATORS], sortable: false };
});

/** Conditions on visits, likewise as fields of filters only. */
const JOURNEY_FIELDS: readonly ListedField[] = Object.entries(JOURNEY_FACTS).map(([identifier, { as, type }]) => ({
  ...Field.parse({ id: identifier, type, category: "system", label: `deal.${identifier}`, order: 0 }),
  ...{ identifier, operators: [...operatorsOf(as)], sortable: false },
}));

/** Fields whose list identifier differs from their record id. */
const IDENTIFIERS: Record<string, string> = { record_type: "deal_record_type" };

function listedAs(field: Field, prefix: string, kind: RecordKind, by: ListingContext): ListedField[] {
  const identifier = prefix + (prefix === "" ? (IDENTIFIERS[field.id] ?? field.id) : field.id);
  if (identifier === ENTITY_TYPE) return [{ ...field, identifier, operators: ["is"], sortable: false }];
  const compared = filterField(by.catalog, kind, identifier);
  if (!compared) return [];
  const operators = operatorsOf(compared.as).filter((operator) => supportsOperator(compared, operator, by));
  return [{ ...field, identifier, operators, sortable: !isMaskedField(compared, by) }];
}

function entityFields(entityId: ListEntityId, { fields, pipelines, locale }: ListingContext): Field[] {
  const kind = kindOf(entityId);
  if (kind !== "lead") return fieldsOf(kind, fields[kind], locale);
  const isLead = entityId === "lead";
  const [one, other]: [EntityId, EntityId] = isLead ? ["lead", "deal"] : ["deal", "lead"];
  const known = fieldsOf(one, fields.lead, locale);
  const more = builtInFieldsOf(other, fields.lead, locale).filter(({ id }) => !known.some((field) => field.id === id));
  const all = [...known, ...more, ...(isLead ? [] : pipelineFields(pipelines)), ...systemFields(locale)];
  if (entityId === "lead-deal-combined") return [...all, entityType(locale)];
  return isLead ? all.filter(({ id }) => !DEAL_ONLY_FIELDS.has(id)) : all;
}

const ENTITY_TYPE = "entity_type";

const entityType = (locale: Locale) =>
  systemSelectField(ENTITY_TYPE, { lead: ENTITY_NAMES.lead, deal: ENTITY_NAMES.deal }, locale);
