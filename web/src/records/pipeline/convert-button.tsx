import { Button } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record/record";
import { Handshake } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConvertDialog } from "./convert-dialog";

/** A button on the lead's own page that turns it into a deal. */
export function ConvertButton({ record }: { record: RecordView }) {
  const { t } = useTranslation("records");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="xs" onClick={() => setOpen(true)}>
        <Handshake aria-hidden />
        {t("pipeline.convert")}
      </Button>
      <ConvertDialog record={record} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
