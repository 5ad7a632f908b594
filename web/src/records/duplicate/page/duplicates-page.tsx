import { Box, Tabs } from "@chakra-ui/react";
import { DUPLICATE_KEYS, DuplicateKey } from "@dure/domain/records/duplicate/duplicate-group";
import { ENTITIES, EntityId } from "@dure/domain/records/record/entity";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import { Choice } from "../../../ui/form/choice";
import { PageHeader } from "../../../ui/page-header";
import { DuplicateList } from "./duplicate-list";

/** Possible duplicates among the existing records, and their merge (docs/product/records-bulk.md#duplicates). */
export function DuplicatesPage() {
  const { t } = useTranslation("records");
  const navigate = useNavigate();
  const entity = EntityId.safeParse(useParams().entityId).data ?? "company";
  return (
    <>
      <PageHeader title={t("duplicates.page")} description={t("duplicates.about")} />
      <Tabs.Root value={entity} size="sm" navigate={({ value }) => void navigate(`/settings/duplicates/${value}`)}>
        <Tabs.List overflowX="auto" mb="3">
          {ENTITIES.map((id) => (
            <Tabs.Trigger key={id} value={id} asChild>
              <Link to={`/settings/duplicates/${id}`}>{t(`entity.${id}`)}</Link>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={entity} pt="0">
          <OfEntity key={entity} entity={entity} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}

function OfEntity({ entity }: { entity: EntityId }) {
  const { t } = useTranslation("records");
  const keys = DUPLICATE_KEYS[entity];
  const [by, setBy] = useState<DuplicateKey>(keys[0] ?? "name");
  return (
    <Box>
      {keys.length > 1 && (
        <Box mb="3">
          <Choice
            label={t("duplicates.by")}
            value={by}
            options={keys.map((value) => ({ value, label: t(`duplicates.key.${value}`) }))}
            onChange={(value) => setBy(DuplicateKey.parse(value))}
          />
        </Box>
      )}
      <DuplicateList key={by} entity={entity} by={by} />
    </Box>
  );
}
