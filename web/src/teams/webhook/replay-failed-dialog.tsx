import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../ui/form/select-input";
import { FormDialog } from "../../ui/form-dialog";
import { notify } from "../../ui/toast/notify";
import { useReplayFailed } from "./webhook-queries";

const DAYS = ["1", "7", "30"] as const;
const DAY_MS = 86_400_000;

/** Replays all deliveries that failed in the last days. */
export function ReplayFailedDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("teams");
  const [days, setDays] = useState<(typeof DAYS)[number]>("1");
  const replay = useReplayFailed();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const since = new Date(Date.now() - Number(days) * DAY_MS).toISOString();
    replay.mutate(
      { params: { id }, body: { since } },
      {
        onSuccess: ({ count }) => {
          notify.success({ title: t("webhook.deliveries.replayedCount", { count }) });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("webhook.deliveries.replayFailed")}
      submit={t("webhook.deliveries.replay")}
      busy={replay.isPending}
      error={replay.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectInput
        label={t("webhook.deliveries.replaySince")}
        value={days}
        options={DAYS.map((value) => ({ value, label: t(`webhook.deliveries.since.${value}`) }))}
        onChange={setDays}
      />
    </FormDialog>
  );
}
