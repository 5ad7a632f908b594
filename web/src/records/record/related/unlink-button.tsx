import { IconButton } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record/record";
import { Unlink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { notify } from "../../../ui/toast/notify";
import { useUndoNotice } from "../../../ui/toast/use-undo-notice";
import { useErrorText } from "../../../ui/use-error-text";
import { useLinkRecords } from "./use-link-records";

/** Unlinks a related record from a record, with an undo. */
export function UnlinkButton({ record, related }: { record: RecordView; related: RecordView }) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const undoNotice = useUndoNotice();
  const link = useLinkRecords(record);
  const onError = (error: unknown) => notify.error({ title: t("related.unlinkFailed"), description: errorText(error) });
  const unlink = () =>
    link.mutate(
      { related, linked: false },
      {
        onSuccess: () =>
          undoNotice({
            title: t("related.unlinked", { label: related.label }),
            onUndo: () => link.mutateAsync({ related, linked: true }),
          }),
        onError,
      },
    );
  return (
    <IconButton
      variant="ghost"
      size="xs"
      aria-label={t("related.unlink", { label: related.label })}
      title={t("related.unlink", { label: related.label })}
      loading={link.isPending}
      onClick={unlink}
    >
      <Unlink />
    </IconButton>
  );
}
