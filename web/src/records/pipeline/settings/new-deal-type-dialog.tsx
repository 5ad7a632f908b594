import { Button } from "@chakra-ui/react";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { CloseGuardContext } from "../../../ui/draft/close-guard-context";
import type { EditGuard } from "../../../ui/draft/edit-guard";
import { Modal } from "../../../ui/modal";
import { NewDealTypeForm } from "./new-deal-type-form";
import { useCreatePipeline } from "./use-pipeline-changes";

type NewDealTypeDialogProps = { open: boolean; onClose: () => void; onCreated: (pipeline: Pipeline) => void };

export function NewDealTypeDialog({ open, onClose, onCreated }: NewDealTypeDialogProps) {
  const { t } = useTranslation(["records", "ui"]);
  const id = useId();
  const create = useCreatePipeline();
  const [guard, setGuard] = useState<EditGuard>();
  const close = () => {
    create.reset();
    onClose();
  };
  return (
    <Modal
      open={open}
      title={t("records:pipelineSettings.newType")}
      size="sm"
      guard={guard}
      onClose={close}
      footer={
        <>
          <Button
            variant="outline"
            onClick={() => {
              guard?.discard();
              close();
            }}
          >
            {t("ui:cancel")}
          </Button>
          <Button type="submit" form={id} loading={create.isPending}>
            {t("records:pipelineSettings.create")}
          </Button>
        </>
      }
    >
      <CloseGuardContext value={setGuard}>
        <NewDealTypeForm
          id={id}
          create={create}
          onCreated={(pipeline) => {
            close();
            onCreated(pipeline);
          }}
        />
      </CloseGuardContext>
    </Modal>
  );
}
