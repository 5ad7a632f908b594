import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useProfile } from "../../identity/user/user-queries";
import { useTeam } from "../../teams/team/team-queries";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { notify } from "../../ui/toaster";
import { needsRegrant, useCalendars } from "../calendar/calendar-queries";
import { ConnectCalendarStep } from "../calendar/connect-calendar-step";
import { BookingPageForm } from "./booking-page-form";
import { useCreateBookingPage } from "./booking-page-queries";
import { newPage } from "./page-form-schema";
import { randomId } from "./random-id";

/** A new page. Without a calendar there is nothing to publish on, so that comes first. */
export function NewBookingPage() {
  const { t } = useTranslation("scheduling");
  const team = useTeam();
  const profile = useProfile();
  const calendars = useCalendars();
  const create = useCreateBookingPage();
  const navigate = useNavigate();
  const [id] = useState(randomId);
  const { isSuccess } = create;

  useEffect(() => {
    if (isSuccess) navigate(`/booking-pages/${id}`, { replace: true });
  }, [isSuccess, id, navigate]);

  return (
    <Page>
      <PageHeader title={t("pages.create")} />
      <ConnectCalendarStep />
      {calendars.isPending && <FormSkeleton />}
      {calendars.isError && !needsRegrant(calendars.error) && (
        <ErrorState error={calendars.error} onRetry={calendars.refetch} />
      )}
      {calendars.data && calendars.data.length > 0 && (
        <BookingPageForm
          initial={newPage(profile.user_id, profile.timezone || team.timezone, calendars.data)}
          calendars={calendars.data}
          submitLabel={t("editor.publish")}
          isSaving={create.isPending}
          isSaved={isSuccess}
          error={create.error}
          onSave={(body) =>
            create.mutate(
              { params: { id }, body },
              { onSuccess: () => notify.success({ title: t("editor.published") }) },
            )
          }
        />
      )}
    </Page>
  );
}
