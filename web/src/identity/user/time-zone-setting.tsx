import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { ZoneInput } from "../../ui/zone/zone-input";
import { profileQuery, useProfile } from "./user-queries";

/** The time zone of the interface. */
export function TimeZoneSetting() {
  const { t } = useTranslation("identity");
  const { timezone } = useProfile();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const set = useMutation(
    api.identity.setTimeZone.mutationOptions({
      onSuccess: (profile) => {
        queryClient.setQueryData(profileQuery().queryKey, profile);
        notify.success({ title: t("profile.timeZoneSaved") });
      },
    }),
  );
  return (
    <ZoneInput
      label={t("profile.timeZone")}
      error={set.error ? errorText(set.error) : undefined}
      value={set.isPending ? set.variables.body.timezone : timezone}
      onChange={(zone) => set.mutate({ body: { timezone: zone } })}
    />
  );
}
