import type { FilterBody } from "@dure/domain/records/filter/filter";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import { CopyCheck, Download, IdCard, Upload } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useIsAdmin } from "../../identity/user/user-queries";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { ActionMenu } from "../../ui/action-menu";
import { lazyComponent } from "../../ui/lazy/lazy-component";
import { useCardService } from "../business-card/card-queries";
import { ENTITY_PAGES } from "../record/entity-pages";

const ExportDialog = lazyComponent(async () => (await import("./export-dialog")).ExportDialog);

const CardSyncDialog = lazyComponent(async () => (await import("../business-card/card-sync-dialog")).CardSyncDialog);

type TransferMenuProps = {
  entity: ListEntityId;
  /** The deal type shown, which an import begins with; "" for all. */
  dealType: string;
  /** What the list shows; undefined until it is known. */
  body: FilterBody | undefined;
  /** The identifiers of its columns. */
  columns?: readonly string[] | undefined;
};

/**
 * Import into a list, sync of business cards into contacts, and export. For admins, unless the team has switched
 * exports off.
 */
export function TransferMenu({ entity, dealType, body, columns }: TransferMenuProps) {
  const { t } = useTranslation("records");
  const navigate = useNavigate();
  const isAdmin = useIsAdmin();
  const isHidden = useRemoteFlag("hide_record_download_button");
  const [exporting, setExporting] = useState(false);
  const cards = useCardService();
  const [syncing, setSyncing] = useState(false);
  const syncsCards = entity === "contact" && isAdmin && cards.data?.connected === true;
  const actions = [
    ...(entity !== "lead-deal-combined"
      ? [
          {
            id: "import",
            label: t("import.action"),
            icon: Upload,
            onSelect: () => void navigate(`${ENTITY_PAGES[entity].path}/import${dealType && `?type=${dealType}`}`),
          },
        ]
      : []),
    ...(syncsCards
      ? [{ id: "sync-cards", label: t("businessCard.action"), icon: IdCard, onSelect: () => setSyncing(true) }]
      : []),
    ...(entity !== "lead-deal-combined"
      ? [
          {
            id: "duplicates",
            label: t("duplicates.page"),
            icon: CopyCheck,
            onSelect: () => void navigate(`/settings/duplicates/${entity}`),
          },
        ]
      : []),
    ...(isAdmin && !isHidden
      ? [
          {
            id: "export",
            label: t("export.action"),
            icon: Download,
            disabled: !body,
            onSelect: () => setExporting(true),
          },
        ]
      : []),
  ];
  if (actions.length === 0) return null;
  return (
    <>
      <ActionMenu label={t("export.menu")} actions={actions} />
      {syncing && (
        <Suspense>
          <CardSyncDialog onClose={() => setSyncing(false)} />
        </Suspense>
      )}
      {exporting && body && (
        <Suspense>
          <ExportDialog entity={entity} body={body} columns={columns} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  );
}
