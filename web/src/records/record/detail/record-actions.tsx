import type { RecordView } from "@dure/domain/records/record/record";
import { ArrowRightLeft, CopyPlus, Handshake, Link2, Settings2, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useIsAdmin } from "../../../identity/user/user-queries";
import { type Action, ActionMenu } from "../../../ui/action-menu";
import { BackToLeadDialog } from "../../pipeline/back-to-lead-dialog";
import { ConvertDialog } from "../../pipeline/convert-dialog";
import { recordPath } from "../entity-pages";
import { useCopyPage } from "../use-copy-page";
import { useDuplicateRecord } from "../use-duplicate-record";
import { DeleteRecordDialog } from "./delete-record-dialog";

type RecordActionsProps = { record: RecordView; onLeave: () => void };
type Step = "convert" | "back" | "delete";

/** What can be done with a record as a whole. */
export function RecordActions({ record, onLeave }: RecordActionsProps) {
  const { t } = useTranslation("records");
  const copyLink = useCopyLink();
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  const openSettings = () => void navigate(`/settings/entities/${record.entity}/layout`);
  const duplicate = useDuplicateRecord();
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const begin = (next: Step) => () => setStep(next);

  const conversions: Action[] =
    record.entity === "lead"
      ? [{ id: "convert", label: t("pipeline.convert"), icon: Handshake, onSelect: begin("convert") }]
      : [
          { id: "type", label: t("pipeline.changeType"), icon: ArrowRightLeft, onSelect: begin("convert") },
          { id: "back", label: t("pipeline.backToLead"), icon: Undo2, onSelect: begin("back") },
        ];
  const copying = {
    id: "duplicate",
    label: t("detail.duplicate"),
    icon: CopyPlus,
    onSelect: () => duplicate(record),
  };
  const isLeadOrDeal = record.entity === "lead" || record.entity === "deal";
  return (
    <>
      <ActionMenu
        label={t("detail.actions")}
        actions={[
          ...(isLeadOrDeal ? conversions : []),
          { id: "copy", label: t("detail.copyLink"), icon: Link2, onSelect: () => void copyLink(record) },
          ...(record.entity === "company" ? [] : [copying]),
          ...(isAdmin ? [{ id: "layout", label: t("layout.settings"), icon: Settings2, onSelect: openSettings }] : []),
          { id: "delete", label: t("detail.delete"), icon: Trash2, danger: true, onSelect: begin("delete") },
        ]}
      />
      {isLeadOrDeal && <ConvertDialog record={record} open={step === "convert"} onClose={close} />}
      {record.record_type && <BackToLeadDialog record={record} open={step === "back"} onClose={close} />}
      <DeleteRecordDialog record={record} open={step === "delete"} onClose={close} onDeleted={onLeave} />
    </>
  );
}

/** Puts a record's address on the clipboard. */
function useCopyLink() {
  const { t } = useTranslation("records");
  const copy = useCopyPage();
  return ({ entity, id }: RecordView) => copy({ pathname: recordPath(entity, id) }, t("detail.linkCopied"));
}
