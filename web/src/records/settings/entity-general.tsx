import { Link as Anchor, DataList } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api } from "../../lib/api";
import { useFormat } from "../../ui/use-format";
import { ENTITY_PAGES } from "../record/entity-pages";

/** What an entity is called, what its records are called by, and how many there are. */
export function EntityGeneral({ entity }: { entity: EntityId }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const input = { params: { entityId: entity }, query: { page_count: 1 }, body: {} };
  const { data } = useQuery(api.records.filterRecords.queryOptions({ input }));
  return (
    <DataList.Root orientation="horizontal" maxW="form" pt="3">
      <DataList.Item>
        <DataList.ItemLabel>{t("entitySettings.name")}</DataList.ItemLabel>
        <DataList.ItemValue>{t(`entity.${entity}`)}</DataList.ItemValue>
      </DataList.Item>
      <DataList.Item>
        <DataList.ItemLabel>{t("entitySettings.nameField")}</DataList.ItemLabel>
        <DataList.ItemValue>{t(NAME_FIELDS[entity])}</DataList.ItemValue>
      </DataList.Item>
      <DataList.Item>
        <DataList.ItemLabel>{t("entitySettings.records")}</DataList.ItemLabel>
        <DataList.ItemValue>
          <Anchor asChild>
            <Link to={ENTITY_PAGES[entity].path}>
              {data ? t("entitySettings.count", { formatted: format.number(data.total), count: data.total }) : "…"}
            </Link>
          </Anchor>
        </DataList.ItemValue>
      </DataList.Item>
    </DataList.Root>
  );
}

const NAME_FIELDS = {
  lead: "field.deal.deal_name",
  deal: "field.deal.deal_name",
  company: "field.company.name",
  contact: "field.contact.name",
} as const satisfies Record<EntityId, string>;
