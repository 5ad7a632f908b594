import { Button } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { lazyComponent } from "../../ui/lazy/lazy-component";
import type { ListSelection } from "../record/list/selection/use-selection";
import type { ListState } from "../view/use-list-state";

const ExportDialog = lazyComponent(async () => (await import("./export-dialog")).ExportDialog);

type ExportSelectedProps = { list: Pick<ListState, "entity" | "body" | "columns">; selection: ListSelection };

/**
 * Exports the selected records; for admins only, like the export of a list. Hidden if all matches except some are
 * selected, since the request can't exclude records.
 */
export function ExportSelected({ list, selection: { selection } }: ExportSelectedProps) {
  const { t } = useTranslation("records");
  const isAdmin = useIsAdmin();
  const isHidden = useRemoteFlag("hide_record_download_button");
  const [open, setOpen] = useState(false);
  if (!isAdmin || isHidden || (selection.mode === "query" && selection.excluded.size > 0)) return null;
  return (
    <>
      <Button size="xs" variant="outline" onClick={() => setOpen(true)}>
        <Download aria-hidden />
        {t("export.action")}
      </Button>
      {open && (
        <Suspense>
          <ExportDialog
            entity={list.entity}
            body={list.body}
            columns={list.columns.map(({ id }) => id)}
            ids={selection.mode === "ids" ? [...selection.ids] : undefined}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
