import { Button } from "@chakra-ui/react";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Modal } from "../../../ui/modal";
import { NewDealTypeForm } from "./new-deal-type-form";
import { useCreatePipeline } from "./use-pipeline-changes";

type NewDealTypeDialogProps = { open: boolean; onClose: () => void; onCreated: (pipeline: Pipeline) => void };

export function NewDealTypeDialog({ open, onClose, onCreated }: NewDealTypeDialogProps) {
  const { t } = useTranslation(["records", "ui"]);
  const id = useId();
  const create = useCreatePipeline();
  const close = () => {
    create.reset();
    onClose();
  };
  return (
    <Modal
      open={open}
      title={t("records:pipelineSettings.newType")}
      size="sm"
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t("ui:cancel")}
          </Button>
          <Button type="submit" form={id} loading={create.isPending}>
            {t("records:pipelineSettings.create")}
          </Button>
        </>
      }
    >
      <NewDealTypeForm
        id={id}
        create={create}
        onCreated={(pipeline) => {
          close();
          onCreated(pipeline);
        }}
      />
    </Modal>
  );
}
