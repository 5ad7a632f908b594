import { useTranslation } from "react-i18next";
import { useProfile } from "../../identity/user/user-queries";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { PageHeader } from "../../ui/page-header";
import { ConnectCalendarStep } from "../calendar/connect-calendar-step";
import { useBookingDefaults } from "./booking-defaults-queries";
import { DefaultsForm } from "./defaults-form";

/** The defaults of the user's booking pages, also used when colleagues add the user to theirs. */
export function CalendarSettings() {
  const { t } = useTranslation("scheduling");
  const { user_id } = useProfile();
  const defaults = useBookingDefaults(user_id);
  return (
    <>
      <PageHeader title={t("defaults.title")} description={t("defaults.description")} />
      <ConnectCalendarStep />
      {defaults.isPending && <FormSkeleton />}
      {defaults.isError && <ErrorState error={defaults.error} onRetry={defaults.refetch} />}
      {defaults.data && <DefaultsForm defaults={defaults.data} />}
    </>
  );
}
