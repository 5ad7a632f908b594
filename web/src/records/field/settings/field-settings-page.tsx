import { Button, SegmentGroup, Tabs } from "@chakra-ui/react";
import { PIPELINE_FIELDS } from "@dure/domain/records/field/pipeline-fields";
import { DEAL_ONLY_FIELDS } from "@dure/domain/records/field/system-fields";
import { ENTITIES, EntityId } from "@dure/domain/records/record/entity";
import { LayoutPanelTop, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import { useIsAdmin } from "../../../identity/user/user-queries";
import { ErrorState } from "../../../ui/error-state";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { LockedView } from "../../../ui/locked-view";
import { PageHeader } from "../../../ui/page-header";
import { ArchivedFields } from "./archived-fields";
import { FieldDrawer } from "./field-drawer";
import { useDefinitions } from "./field-settings-queries";
import { FieldTable } from "./field-table";
import { useFieldEditing } from "./use-field-editing";

/** The fields that only deals have. */
const DEAL_ONLY: ReadonlySet<string> = new Set([...DEAL_ONLY_FIELDS, ...PIPELINE_FIELDS]);

/** The data fields of each entity, and those that were deleted (docs/product/records-fields.md#settings-screen). */
export function FieldSettingsPage() {
  const { t } = useTranslation("records");
  const navigate = useNavigate();
  const params = useParams();
  const entity = EntityId.safeParse(params.entityId).data ?? "lead";
  const isAdmin = useIsAdmin();
  const [shown, setShown] = useState<string | null>("active");
  // Leads and deals share their fields; only the deal's definitions contain all of them.
  const defined = entity === "lead" ? "deal" : entity;
  const { data, error, refetch } = useDefinitions(defined);
  const active = data?.data.active.filter(({ id }) => entity !== "lead" || !DEAL_ONLY.has(id)) ?? [];
  const editing = useFieldEditing(defined);
  if (!isAdmin) return <LockedView reason="role" />;
  const shared = entity === "lead" || entity === "deal";
  return (
    <>
      <PageHeader
        title={t("fieldSettings.page")}
        description={t(shared ? "fieldSettings.shared" : "fieldSettings.about")}
        actions={
          <>
            <Button asChild variant="outline">
              <Link to={`/settings/entities/${entity}/layout`}>
                <LayoutPanelTop aria-hidden />
                {t("entitySettings.tabs.layout")}
              </Link>
            </Button>
            <Button onClick={editing.begin}>
              <Plus aria-hidden />
              {t("fieldSettings.add")}
            </Button>
          </>
        }
      />
      <Tabs.Root value={entity} size="sm" navigate={({ value }) => void navigate(`/settings/fields/${value}`)}>
        <Tabs.List overflowX="auto" mb="3">
          {ENTITIES.map((id) => (
            <Tabs.Trigger key={id} value={id} asChild>
              <Link to={`/settings/fields/${id}`}>{t(`entity.${id}`)}</Link>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={entity} pt="0">
          <SegmentGroup.Root size="sm" mb="3" value={shown} onValueChange={({ value }) => setShown(value)}>
            <SegmentGroup.Indicator />
            <SegmentGroup.Items
              items={[
                { value: "active", label: t("fieldSettings.active") },
                { value: "archived", label: t("fieldSettings.archived", { count: data?.data.archived.length ?? 0 }) },
              ]}
            />
          </SegmentGroup.Root>
          {!data && !error && <ListSkeleton rows={10} />}
          {!data && error && <ErrorState error={error} onRetry={refetch} />}
          {data && shown === "active" && <FieldTable entity={defined} fields={active} onEdit={editing.edit} />}
          {data && shown === "archived" && <ArchivedFields entity={defined} fields={data.data.archived} />}
        </Tabs.Content>
      </Tabs.Root>
      <FieldDrawer entity={entity} editing={editing} />
    </>
  );
}
