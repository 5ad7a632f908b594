import { Box, Button, NativeSelect, Tabs } from "@chakra-ui/react";
import { ENTITIES, EntityId } from "@dure/domain/records/record/entity";
import { ListChecks } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import { useIsAdmin } from "../../identity/user/user-queries";
import { FormSkeleton } from "../../ui/form-skeleton";
import { LockedView } from "../../ui/locked-view";
import { PageHeader } from "../../ui/page-header";
import { ENTITY_TABS } from "./entity-tabs";

/** What an admin decides about one entity: its pipelines, layouts and record types. */
export function EntitySettingsPage() {
  const { t } = useTranslation("records");
  const navigate = useNavigate();
  const params = useParams();
  const entity = EntityId.safeParse(params.entityId).data ?? "deal";
  const tabs = ENTITY_TABS.filter(({ entities }) => entities.includes(entity));
  const tab = tabs.find(({ id }) => id === params.tab) ?? tabs[0];
  if (!useIsAdmin()) return <LockedView reason="role" />;
  return (
    <>
      <PageHeader
        title={t("entitySettings.page")}
        actions={
          <>
            <NativeSelect.Root w="auto">
              <NativeSelect.Field
                aria-label={t("entitySettings.entity")}
                value={entity}
                onChange={({ target }) => void navigate(`/settings/entities/${target.value}`)}
              >
                {ENTITIES.map((id) => (
                  <option key={id} value={id}>
                    {t(`entity.${id}`)}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
            <Button asChild variant="outline">
              <Link to={`/settings/fields/${entity}`}>
                <ListChecks aria-hidden />
                {t("fieldSettings.page")}
              </Link>
            </Button>
          </>
        }
      />
      <Tabs.Root value={tab?.id ?? null} size="sm" navigate={({ value }) => void navigate(pathOf(entity, value))}>
        <Tabs.List overflowX="auto">
          {tabs.map(({ id }) => (
            <Tabs.Trigger key={id} value={id} asChild>
              <Link to={pathOf(entity, id)}>{t(`entitySettings.tabs.${id}`)}</Link>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tab && (
          <Tabs.Content value={tab.id}>
            <Suspense fallback={<FormSkeleton />}>
              <Box pt="2">
                <tab.Panel key={entity} entity={entity} />
              </Box>
            </Suspense>
          </Tabs.Content>
        )}
      </Tabs.Root>
    </>
  );
}

const pathOf = (entity: EntityId, tab: string) => `/settings/entities/${entity}/${tab}`;
