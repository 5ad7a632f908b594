import { Link as Anchor, Box, Text } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api } from "../../../lib/api";
import { useFormat } from "../../../ui/use-format";
import { writeFilter } from "../../filter/filter-param";
import { ENTITY_PAGES } from "../entity-pages";
import { relatedCount, relatedFilter } from "./all-related";
import { useReferringFields } from "./use-referring-fields";

type MoreRelatedProps = { record: RecordView; entity: EntityId; shown: number };

/** Says that the newest only are shown, of how many, and leads to the list of all. */
export function MoreRelated({ record, entity, shown }: MoreRelatedProps) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const fields = useReferringFields(entity, record.entity);
  const filters = relatedFilter(
    record,
    entity,
    (fields ?? []).map(({ id }) => id),
  );
  const input = { params: { entityId: entity }, query: { page_count: 1 }, body: { filters } };
  const { data } = useQuery({ ...api.records.filterRecords.queryOptions({ input }), enabled: fields !== undefined });
  const total = data && relatedCount(record, entity, data.total);
  if (total === 0) return <Text color="fg.subtle">{t("related.none")}</Text>;
  if (total === undefined || total <= shown) return null;
  const search = new URLSearchParams({ filter: writeFilter(filters) });
  return (
    <Box textStyle="xs" color="fg.muted" mt="1.5">
      {shown > 0 && `${t("related.newest", { shown: format.number(shown), total: format.number(total) })} `}
      <Anchor asChild textDecoration="underline">
        <Link to={`${ENTITY_PAGES[entity].path}?${search}`}>
          {t("related.all", { count: total, number: format.number(total) })}
        </Link>
      </Anchor>
    </Box>
  );
}
