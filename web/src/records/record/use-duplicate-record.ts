import type { RecordView } from "@dure/domain/records/record/record";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { recordPath } from "./entity-pages";

/** Makes a copy of a record, and says where it is. */
export function useDuplicateRecord() {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const navigate = useNavigate();
  const duplicate = useMutation({
    mutationFn: ({ entity, id }: Pick<RecordView, "entity" | "id">) =>
      client.records.duplicateRecord({ params: { entityId: entity, id } }),
    onSuccess: (copy) => {
      void refresh("records");
      notify.success({
        title: t("detail.duplicated", { label: copy.label }),
        action: { label: t("create.open"), onClick: () => void navigate(recordPath(copy.entity, copy.id)) },
      });
    },
    onError: (error) => notify.error({ title: t("detail.duplicateFailed"), description: errorText(error) }),
  });
  return (record: RecordView) => duplicate.mutate(record);
}
