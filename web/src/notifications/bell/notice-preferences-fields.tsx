import { HStack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { CheckInput } from "../../ui/form/check-input";
import { FormError } from "../../ui/form-error";
import { useNoticePreferences, useSetNoticePreferences } from "./notice-queries";

/** The channels in which the member wants to be notified. */
export function NoticePreferencesFields() {
  const { t } = useTranslation("notifications");
  const { data, error, refetch } = useNoticePreferences();
  const save = useSetNoticePreferences();
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return null;
  // Optimistic: shows the new choice while it is saved.
  const wanted = save.isPending ? save.variables.body : {};
  return (
    <>
      <HStack gap="4">
        {(["in_app", "email"] as const).map((way) => (
          <CheckInput
            key={way}
            label={t(`bell.preference.${way}`)}
            checked={wanted[way] ?? data[way]}
            onChange={(isWanted) => save.mutate({ body: { [way]: isWanted } })}
          />
        ))}
      </HStack>
      <FormError error={save.error} />
    </>
  );
}
