import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog";

/** Goes back a step; asks first if that discards edits of the data. */
export function BackButton({ resets, onBack }: { resets: boolean; onBack: () => void }) {
  const { t } = useTranslation("records");
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => (resets ? setAsking(true) : onBack())}>
        {t("import.back")}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t("import.backTitle")}
        description={t("import.backHint")}
        confirm={t("import.back")}
        danger
        onConfirm={onBack}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
