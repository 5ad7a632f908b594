import { Button } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Modal } from "../../ui/modal";
import { ConvertForm } from "./convert-form";
import { usePipelines } from "./pipeline-queries";
import { useConvert } from "./use-convert";

type ConvertDialogProps = { record: RecordView; open: boolean; onClose: () => void };

/** Chooses the deal type and the stage that a lead, or a deal of another type, is to have. */
export function ConvertDialog({ record, open, onClose }: ConvertDialogProps) {
  const { t } = useTranslation(["records", "ui"]);
  const id = useId();
  const { data: pipelines } = usePipelines();
  const convert = useConvert();
  const isLead = record.entity === "lead";
  return (
    <Modal
      open={open}
      title={isLead ? t("records:pipeline.convert") : t("records:pipeline.changeType")}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button type="submit" form={id} loading={convert.isPending}>
            {isLead ? t("records:pipeline.convert") : t("records:pipeline.move")}
          </Button>
        </>
      }
    >
      {pipelines && <ConvertForm id={id} record={record} pipelines={pipelines} convert={convert} onDone={onClose} />}
    </Modal>
  );
}
