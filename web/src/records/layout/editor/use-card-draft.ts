import type { CardSettings } from "@dure/domain/records/layout/layout";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefusal } from "../../../lib/call-error";
import { useValueDraft } from "../../../ui/draft/use-value-draft";
import { notify } from "../../../ui/toast/notify";
import { type TypeOf, useSetCardSettings } from "../layout-queries";

/** A draft of card settings, and its saving. */
export function useCardDraft(
  type: TypeOf,
  { field_identifiers: begun, version }: CardSettings & { version: number },
  onReload: (isStale: boolean) => Promise<void>,
) {
  const { t } = useTranslation("records");
  const [ids, setIds] = useState(begun);
  const keep = useSetCardSettings(type);
  const save = () =>
    keep.mutate(
      { field_identifiers: ids, version },
      {
        onSuccess: () => {
          notify.success({ title: t("layout.saved") });
          void onReload(false);
        },
        onError: (error) => isRefusal(error, "CONFLICT") && void onReload(true),
      },
    );
  const isDirty = ids.join() !== begun.join();
  const guard = useValueDraft({
    ...{ name: `card ${type.entityId} ${type.id}`, stored: { ids: begun }, current: { ids } },
    ...{ isDirty, isSaving: keep.isPending, show: (shown: { ids: string[] }) => setIds(shown.ids) },
  });
  return {
    ids,
    setIds,
    isDirty,
    guard,
    isSaving: keep.isPending,
    error: isRefusal(keep.error, "CONFLICT") ? null : keep.error,
    save,
  };
}
