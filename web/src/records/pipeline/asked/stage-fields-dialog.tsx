import { Button } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Modal } from "../../../ui/modal";
import { type AskedDrafts, AskedFields } from "./asked-fields";
import type { AskedValues } from "./asked-property";

type StageFieldsDialogProps = {
  /** The stage's name. */
  stage: string;
  fields: readonly Field[];
  onFilled: (values: AskedValues) => void;
  onClose: () => void;
};

/** Asks for the values that a stage requires before a deal enters it, such as why it was lost. */
export function StageFieldsDialog({ stage, fields, onFilled, onClose }: StageFieldsDialogProps) {
  const { t } = useTranslation(["records", "ui"]);
  const [drafts, setDrafts] = useState<AskedDrafts>({});
  const [tried, setTried] = useState(false);
  const [isOpen, setOpen] = useState(false);

  // A list of choices that opens by itself has to open after the dialog: Escape closes what opened last.
  useEffect(() => setOpen(true), []);

  const apply = () => {
    setTried(true);
    if (fields.some(({ id }) => drafts[id] === undefined)) return;
    onFilled(Object.fromEntries(fields.map(({ id }) => [id, drafts[id]?.value])));
  };
  return (
    <Modal
      open
      size="sm"
      title={t("records:board.asks", { stage })}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button onClick={apply}>{t("records:pipeline.move")}</Button>
        </>
      }
    >
      {isOpen && <AskedFields fields={fields} drafts={drafts} onDrafts={setDrafts} isFocused isTried={tried} />}
    </Modal>
  );
}
