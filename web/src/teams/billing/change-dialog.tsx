import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { FormError } from "../../ui/form-error";
import { ListSkeleton } from "../../ui/list-skeleton";
import { Modal } from "../../ui/modal";
import { useFormat } from "../../ui/use-format";
import { usePreview } from "./billing-queries";

type ChangeDialogProps = {
  title: string;
  /** When the change takes effect. */
  when: string;
  confirm?: string;
  query: { seats?: string; price_id?: string };
  busy: boolean;
  error: Error | null;
  onConfirm: (prorationDate: number | null) => void;
  onClose: () => void;
};

/** Shows what a change costs before it is made. */
export function ChangeDialog({ title, when, confirm, query, busy, error, onConfirm, onClose }: ChangeDialogProps) {
  const { t } = useTranslation(["teams", "ui"]);
  const format = useFormat();
  const { data, ...preview } = usePreview(query, true);
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button disabled={!data} loading={busy} onClick={() => data && onConfirm(data.proration_date)}>
            {confirm ?? t("plans.confirm")}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>{when}</Text>
        {preview.isPending && <ListSkeleton />}
        {preview.isError && <ErrorState error={preview.error} onRetry={preview.refetch} />}
        {data && (
          <>
            <HStack justify="space-between">
              <Text>{t("plans.dueNow")}</Text>
              <Text fontWeight="semibold">{format.money(data.due_now, "KRW")}</Text>
            </HStack>
            {data.next_amount !== null && (
              <HStack justify="space-between">
                <Text>{t("plans.dueNext", { date: data.next_date ? format.date(data.next_date) : "" })}</Text>
                <Text fontWeight="semibold">{format.money(data.next_amount, "KRW")}</Text>
              </HStack>
            )}
          </>
        )}
        <FormError error={error} />
      </Stack>
    </Modal>
  );
}
