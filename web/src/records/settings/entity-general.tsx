import { Link as Anchor, DataList, Wrap } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api } from "../../lib/api";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { useFormat } from "../../ui/use-format";
import { FieldDrawer } from "../field/settings/field-drawer";
import { useDefinitions } from "../field/settings/field-settings-queries";
import { useFieldEditing } from "../field/settings/use-field-editing";
import { ENTITY_PAGES } from "../record/entity-pages";
import { FieldButtons } from "./field-buttons";

/** The name field and the required fields of an entity, each with a way to change it, and the number of its records. */
export function EntityGeneral({ entity }: { entity: EntityId }) {
  const { t } = useTranslation("records");
  // Leads and deals share their fields; only the deal's definitions contain all of them.
  const defined = entity === "lead" ? "deal" : entity;
  const { data, error, refetch } = useDefinitions(defined);
  const editing = useFieldEditing(defined);
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <FormSkeleton />;
  const fields = data.data.active;
  const nameField = NAME_FIELDS[entity];
  const required = fields.filter((field) => field.required && field.category !== "system" && field.id !== nameField);
  return (
    <>
      <DataList.Root orientation="horizontal" maxW="form" pt="3">
        <Line label={t("entitySettings.name")}>{t(`entity.${entity}`)}</Line>
        <Line label={t("entitySettings.nameField")}>
          <FieldButtons fields={fields.filter(({ id }) => id === nameField)} onEdit={editing.edit} />
        </Line>
        <Line label={t("entitySettings.requiredFields")}>
          {required.length > 0 ? (
            <FieldButtons fields={required} onEdit={editing.edit} />
          ) : (
            t("entitySettings.nameRequired")
          )}
        </Line>
        <Line label={t("entitySettings.fields")}>
          <To path={`/settings/fields/${entity}`}>
            {t("entitySettings.fieldCount", { count: fields.filter(({ category }) => category === "custom").length })}
          </To>
        </Line>
        <Line label={t("entitySettings.records")}>
          <Wrap gap="3">
            <Count entity={entity} />
            <To path={`/settings/duplicates/${entity}`}>{t("duplicates.page")}</To>
            <To path={`/settings/trash/${entity}`}>{t("trash.page")}</To>
          </Wrap>
        </Line>
      </DataList.Root>
      <FieldDrawer entity={entity} editing={editing} />
    </>
  );
}

const NAME_FIELDS = {
  lead: "deal_name",
  deal: "deal_name",
  company: "name",
  contact: "name",
} as const satisfies Record<EntityId, string>;

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <DataList.Item alignItems="baseline">
    <DataList.ItemLabel minW="9.5rem">{label}</DataList.ItemLabel>
    <DataList.ItemValue>{children}</DataList.ItemValue>
  </DataList.Item>
);

const To = ({ path, children }: { path: string; children: ReactNode }) => (
  <Anchor asChild>
    <Link to={path}>{children}</Link>
  </Anchor>
);

/** The number of records, with a link to their list. */
function Count({ entity }: { entity: EntityId }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const input = { params: { entityId: entity }, query: { page_count: 1 }, body: {} };
  const { data } = useQuery(api.records.filterRecords.queryOptions({ input }));
  return (
    <To path={ENTITY_PAGES[entity].path}>
      {data ? t("entitySettings.count", { formatted: format.number(data.total), count: data.total }) : "…"}
    </To>
  );
}
