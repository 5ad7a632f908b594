import type { SuggestionView } from "@dure/domain/scheduling/suggestion/suggestion";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useDeleteSuggestion } from "./suggestion-queries";

type WithdrawDialogProps = { suggestion: SuggestionView | undefined; onClose: () => void };

/** Confirms withdrawing a suggestion, whose link stops working, or removing one whose meeting was canceled. */
export function WithdrawDialog({ suggestion, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation("scheduling");
  const errorText = useErrorText();
  const way = suggestion?.state === "cancelled" ? "remove" : "withdraw";
  const withdraw = useDeleteSuggestion();
  const confirm = () =>
    suggestion &&
    withdraw.mutate(
      { params: { id: suggestion.id } },
      {
        onSuccess: () => notify.success({ title: t(`suggestions.${way}.done`) }),
        onError: (error) => notify.error({ title: errorText(error) }),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      danger
      open={suggestion !== undefined}
      title={t(`suggestions.${way}.title`, { title: suggestion?.title ?? "" })}
      description={t(`suggestions.${way}.hint`)}
      confirm={t(`suggestions.${way}.action`)}
      busy={withdraw.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
