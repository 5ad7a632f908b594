import { Button, Stack, Table, Text } from "@chakra-ui/react";
import type { RouterItem } from "@dure/domain/routing/router/router";
import { Search, Split } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { Modal } from "../../ui/modal";
import { ShareSettingsDialog } from "../share/share-settings-dialog";
import { DeleteRouterDialog } from "./delete-router-dialog";
import { RouterEmbed } from "./embed/router-embed";
import { RouterRow } from "./router-row";

type RouterListProps = {
  kind: "personal" | "team";
  routers: readonly RouterItem[];
  /** True if the search excludes all routers. */
  isFiltered: boolean;
  onCreate: () => void;
};

export function RouterList({ kind, routers, isFiltered, onCreate }: RouterListProps) {
  const { t } = useTranslation("routing");
  const [embedded, setEmbedded] = useState<RouterItem>();
  const [shared, setShared] = useState<RouterItem>();
  const [deleted, setDeleted] = useState<RouterItem>();
  if (routers.length === 0 && isFiltered) return <EmptyState icon={Search} title={t("routers.noMatch")} />;
  if (routers.length === 0)
    return (
      <EmptyState
        icon={Split}
        title={t(`routers.empty.${kind}`)}
        description={t("routers.empty.description")}
        action={
          <Button mt="2" onClick={onCreate}>
            {t("routers.create")}
          </Button>
        }
      />
    );
  return (
    <>
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t("routers.column.title")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t("routers.column.formType")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="lg">{t("routers.column.creator")}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md" textAlign="end">
              {t("routers.column.submissions")}
            </Table.ColumnHeader>
            <Table.ColumnHeader>{t("routers.column.status")}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t("routers.column.actions")}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {routers.map((router) => (
            <RouterRow
              key={router.id}
              router={router}
              onEmbed={() => setEmbedded(router)}
              onSettings={() => setShared(router)}
              onDelete={() => setDeleted(router)}
            />
          ))}
        </Table.Body>
      </Table.Root>
      <EmbedRouterDialog router={embedded} onClose={() => setEmbedded(undefined)} />
      {shared && <ShareSettingsDialog routerId={shared.id} onClose={() => setShared(undefined)} />}
      <DeleteRouterDialog router={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}

type EmbedRouterDialogProps = { router: RouterItem | undefined; onClose: () => void };

/** The embed code of a router. */
function EmbedRouterDialog({ router, onClose }: EmbedRouterDialogProps) {
  const { t } = useTranslation("routing");
  return (
    <Modal open={router !== undefined} title={t("routers.embed")} size="lg" onClose={onClose}>
      {router && (
        <Stack gap="4">
          {router.status === "inactive" && <Text color="fg.muted">{t("embed.inactive")}</Text>}
          <RouterEmbed router={router} />
        </Stack>
      )}
    </Modal>
  );
}
