import { Button, Stack, Text } from "@chakra-ui/react";
import { entityWithAllFields } from "@dure/domain/records/field/built-in-fields";
import type { Overrides } from "@dure/domain/records/merge/merge-records";
import type { EntityId, ListEntityId } from "@dure/domain/records/record/entity";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError, isRefusal } from "../../lib/call-error";
import { isTimeout } from "../../lib/http/fetch-with-retry";
import { guardOf } from "../../ui/draft/edit-guard";
import { FormError } from "../../ui/form-error";
import { ListSkeleton } from "../../ui/list-skeleton";
import { Modal } from "../../ui/modal";
import { useErrorText } from "../../ui/use-error-text";
import { useFields } from "../field/field-queries";
import { canBeTarget, firstTarget, isMergeable } from "./merge-choice";
import { useMerge, useMergedRecords, useMergePreview } from "./merge-queries";
import { MergeTable } from "./merge-table";
import { useMergeUndo } from "./use-merge-undo";

type MergeDialogProps = { entity: ListEntityId; ids: string[]; onClose: () => void; onMerged: () => void };

/** Merges records side by side. The user picks the record that stays and its values, and sees the result beforehand. */
export function MergeDialog({ entity, ids, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTranslation(["records", "ui"]);
  const errorText = useMergeError();
  const entityId: EntityId = entity === "lead-deal-combined" ? "lead" : entity;
  const { records, isPending, error } = useMergedRecords(entityId, ids);
  const { data: fields, isLoadingError: isWithoutFields } = useFields(entityWithAllFields(entity));
  const [targetId, setTargetId] = useState<string>();
  const [overrides, setOverrides] = useState<Overrides>({});
  const target = records.find(({ id }) => id === targetId) ?? firstTarget(records);
  const source_ids = ids.filter((id) => id !== target?.id);
  const body = { source_ids, target_id: target?.id ?? "", override_properties: overrides };
  const merge = useMerge(entityId);
  const canPreview = !isPending && !error && target !== undefined && !merge.isPending && !merge.isSuccess;
  const preview = useMergePreview(entityId, body, canPreview);
  const offerUndo = useMergeUndo(entityId, fields);
  const submit = () =>
    merge.mutate(body, {
      onSuccess: () => {
        offerUndo(body);
        onMerged();
      },
    });
  const failure = merge.error ?? preview.error;
  return (
    <Modal
      open
      title={t("records:merge.title", { count: ids.length })}
      size="xl"
      guard={guardOf(targetId !== undefined || Object.keys(overrides).length > 0, merge.isSuccess)}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button loading={merge.isPending} disabled={!preview.data || preview.isError} onClick={submit}>
            {t("records:merge.confirm")}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text textStyle="sm" color="fg.muted">
          {t("records:merge.hint")}
        </Text>
        {isPending && <ListSkeleton rows={6} />}
        {(error || isWithoutFields) && <Text role="alert">{t("records:merge.loadFailed")}</Text>}
        {!isPending && !error && target && fields && (
          <MergeTable
            records={records}
            fields={fields.filter(isMergeable)}
            targetId={target.id}
            canStay={(record) => canBeTarget(record, records)}
            overrides={overrides}
            merged={preview.data}
            onTarget={setTargetId}
            onTake={(fieldId, record_id) => setOverrides({ ...overrides, [fieldId]: { record_id } })}
          />
        )}
        <Text textStyle="sm" color="fg.muted">
          {t("records:merge.linksHint")}
        </Text>
        <FormError error={failure && errorText(failure)} />
      </Stack>
    </Modal>
  );
}

/** Why a merge failed (docs/product/records-bulk.md#merge-messages). */
function useMergeError(): (error: unknown) => string {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  return (error) => {
    if (isRefusal(error, "NOT_FOUND")) return t("merge.notFound");
    if (isTimeout(error)) return t("merge.timeout");
    if (error instanceof CallError && error.status >= 500) return t("merge.server", { errorCode: error.code });
    return t("merge.failed", { reason: errorText(error) });
  };
}
