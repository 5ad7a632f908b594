import { Box, Input, Tabs, Text } from "@chakra-ui/react";
import { ENTITIES, EntityId } from "@dure/domain/records/record/entity";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { MoreButton } from "../../ui/more-button";
import { PageHeader } from "../../ui/page-header";
import { useDebounced } from "../field/use-debounced";
import { useTrash } from "./trash-queries";
import { TrashRow } from "./trash-row";

/** The deleted records of each entity (docs/product/records-bulk.md#trash). */
export function TrashPage() {
  const { t } = useTranslation("records");
  const navigate = useNavigate();
  const entity = EntityId.safeParse(useParams().entityId).data ?? "lead";
  return (
    <>
      <PageHeader title={t("trash.page")} description={t("trash.about")} />
      <Tabs.Root value={entity} size="sm" navigate={({ value }) => void navigate(`/settings/trash/${value}`)}>
        <Tabs.List overflowX="auto" mb="3">
          {ENTITIES.map((id) => (
            <Tabs.Trigger key={id} value={id} asChild>
              <Link to={`/settings/trash/${id}`}>{t(`entity.${id}`)}</Link>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={entity} pt="0">
          <TrashList key={entity} entity={entity} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}

function TrashList({ entity }: { entity: EntityId }) {
  const { t } = useTranslation("records");
  const [text, setText] = useState("");
  const search = useDebounced(text.trim(), 250);
  const trash = useTrash(entity, search);
  const { data, error, refetch, hasNextPage } = trash;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <ListSkeleton />;
  const isEmpty = data.length === 0 && !hasNextPage;
  if (isEmpty && search === "" && text === "")
    return <EmptyState icon={Trash2} title={t("trash.empty")} description={t("trash.emptyHint")} />;
  return (
    <>
      <Input
        type="search"
        size="sm"
        maxW="xs"
        mb="3"
        aria-label={t("trash.search")}
        placeholder={t("trash.search")}
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {isEmpty && (
        <Text role="status" color="fg.muted">
          {t("trash.noMatch")}
        </Text>
      )}
      <Box as="ul" listStyleType="none" aria-label={t("trash.list")}>
        {data.map((entry) => (
          <TrashRow key={entry.record.id} entry={entry} />
        ))}
      </Box>
      <MoreButton list={trash} />
    </>
  );
}
