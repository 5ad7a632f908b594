import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../../ui/action-menu";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { DeleteDealTypeDialog } from "./delete-deal-type-dialog";
import { RenameDealTypeDialog } from "./rename-deal-type-dialog";

type DealTypeActionsProps = { pipeline: Pipeline; isLast: boolean; onDeleted?: () => void };

/** Renames and deletes a deal type; the last one can't be deleted (docs/product/records-pipelines.md#deletion). */
export function DealTypeActions({ pipeline, isLast, onDeleted }: DealTypeActionsProps) {
  const { t } = useTranslation(["records", "ui"]);
  const [asking, setAsking] = useState<"rename" | "delete">();
  const close = () => setAsking(undefined);
  return (
    <>
      <ActionMenu
        label={t("records:pipelineSettings.actions", { title: pipeline.title })}
        actions={[
          {
            id: "rename",
            label: t("records:pipelineSettings.renameType"),
            icon: Pencil,
            onSelect: () => setAsking("rename"),
          },
          {
            id: "delete",
            label: t("records:pipelineSettings.deleteType"),
            icon: Trash2,
            danger: true,
            onSelect: () => setAsking("delete"),
          },
        ]}
      />
      {asking === "rename" && <RenameDealTypeDialog pipeline={pipeline} onClose={close} />}
      {asking === "delete" && !isLast && (
        <DeleteDealTypeDialog
          pipeline={pipeline}
          onClose={close}
          onDeleted={() => {
            close();
            onDeleted?.();
          }}
        />
      )}
      <ConfirmDialog
        open={asking === "delete" && isLast}
        title={t("records:pipelineSettings.typeStays", { title: pipeline.title })}
        description={t("records:pipelineSettings.lastType")}
        confirm={t("records:pipelineSettings.understood")}
        cancel={t("ui:close")}
        onConfirm={close}
        onClose={close}
      />
    </>
  );
}
