import { useQuery } from "@tanstack/react-query";
import { Mail, MailX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";
import type { Action } from "../../ui/action-menu";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useFormat } from "../../ui/use-format";

/** Turns the weekly mail of a dashboard on or off for the member. */
export function useDigestAction(dashboardId: string): Action {
  const { t } = useTranslation("reports");
  const format = useFormat();
  const errorText = useErrorText();
  const params = { id: dashboardId };
  const { data } = useQuery(api.reports.getDigest.queryOptions({ input: { params } }));
  const save = useMutation(
    api.reports.setDigest.mutationOptions({
      onSuccess: ({ next_at }) => {
        const title = next_at
          ? t("dashboard.digest.isOn", { time: format.dateTime(next_at) })
          : t("dashboard.digest.isOff");
        notify.success({ title });
        return refresh("reports", "getDigest");
      },
      onError: (error) => notify.error({ title: errorText(error) }),
    }),
  );
  const isOn = data?.is_on ?? false;
  return {
    id: "digest",
    label: t(isOn ? "dashboard.digest.stop" : "dashboard.digest.start"),
    icon: isOn ? MailX : Mail,
    disabled: data === undefined,
    onSelect: () => save.mutate({ params, body: { is_on: !isOn } }),
  };
}
