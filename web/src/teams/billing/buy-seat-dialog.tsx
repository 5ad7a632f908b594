import { useTranslation } from "react-i18next";
import { usePlan } from "./billing-queries";
import { ChangeDialog } from "./change-dialog";

type BuySeatDialogProps = {
  name: string;
  busy: boolean;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Offers to buy the seat that a new member lacks, with what it costs. */
export function BuySeatDialog({ name, busy, error, onConfirm, onClose }: BuySeatDialogProps) {
  const { t } = useTranslation("teams");
  const { data: plan } = usePlan();
  const seats = plan ? String(plan.active_members + 1) : undefined;
  return (
    <ChangeDialog
      title={t("plans.buySeat.title")}
      when={t("plans.buySeat.hint", { name })}
      confirm={t("plans.buySeat.confirm")}
      query={seats ? { seats } : {}}
      busy={busy}
      error={error}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
