import type { Field } from "@dure/domain/records/field/field";
import type { DetailsLayout } from "@dure/domain/records/layout/layout";
import { dequal } from "dequal/lite";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefusal } from "../../../lib/call-error";
import { useValueDraft } from "../../../ui/draft/use-value-draft";
import { notify } from "../../../ui/toast/notify";
import { useFieldLabel } from "../../field/use-field-label";
import { draftOf, type LayoutDraft, layoutOf } from "../layout-draft";
import { type TypeOf, useSetDetailsLayout } from "../layout-queries";

export type LayoutEditing = ReturnType<typeof useLayoutDraft>;

/** A draft of a layout, and its saving. */
export function useLayoutDraft(
  type: TypeOf,
  layout: DetailsLayout & { version: number },
  fields: readonly Field[],
  onReload: (isStale: boolean) => Promise<void>,
) {
  const { t } = useTranslation("records");
  const labelOf = useFieldLabel();
  const begun = useMemo(() => draftOf(layout), [layout]);
  const [draft, setDraft] = useState(begun);
  const keep = useSetDetailsLayout(type);
  const known = new Map(fields.map((field) => [field.id, field]));
  const save = () =>
    keep.mutate(
      { ...layoutOf(draft), version: layout.version },
      {
        onSuccess: () => {
          notify.success({ title: t("layout.saved") });
          void onReload(false);
        },
        onError: (error) => isRefusal(error, "CONFLICT") && void onReload(true),
      },
    );
  const isDirty = !dequal(draft, begun);
  const guard = useValueDraft({
    ...{ name: `layout ${type.entityId} ${type.id}`, stored: begun, current: draft },
    ...{ isDirty, isSaving: keep.isPending, show: setDraft },
  });
  return {
    draft,
    fields,
    change: (next: (before: LayoutDraft) => LayoutDraft) => setDraft(next),
    labelOf: (fieldId: string) => {
      const field = known.get(fieldId);
      return field ? labelOf(field) : "";
    },
    isDirty,
    guard,
    isSaving: keep.isPending,
    error: isRefusal(keep.error, "CONFLICT") ? null : keep.error,
    save,
    reset: () => setDraft(begun),
  };
}
