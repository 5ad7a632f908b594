import { NativeSelect } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { timeZones } from "../../lib/time-zones";
import { useMutation } from "../../lib/use-mutation";
import { FieldFrame } from "../../ui/form/field-frame";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
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
    <FieldFrame label={t("profile.timeZone")} error={set.error ? errorText(set.error) : undefined}>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={set.isPending ? set.variables.body.timezone : timezone}
          onChange={({ target }) => set.mutate({ body: { timezone: target.value } })}
        >
          {timeZones(timezone).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll("_", " ")}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}
