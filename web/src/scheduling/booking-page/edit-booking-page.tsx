import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { useProfile } from "../../identity/user/user-queries";
import { useMembers } from "../../records/member/member-queries";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { notify } from "../../ui/toaster";
import { ConnectCalendarStep } from "../calendar/connect-calendar-step";
import { BookingPageForm } from "./booking-page-form";
import { useBookingPage, useChangeBookingPage } from "./booking-page-queries";
import { withoutLostMappings } from "./editor/without-lost-mappings";
import { LeftHostsNotice } from "./left-hosts-notice";
import { optionsOf, type PageOutput } from "./page-form-schema";
import { PageLinks } from "./page-links";

/** A published page; that of another member can be looked at only. */
export function EditBookingPage() {
  const { t } = useTranslation(["scheduling", "ui"]);
  const { id = "" } = useParams();
  const { user_id } = useProfile();
  const page = useBookingPage(id);
  const { nameOf } = useMembers();
  const change = useChangeBookingPage();
  if (page.isError)
    return (
      <Page>
        <PageHeader title={t("pages.title")} />
        <ErrorState error={page.error} onRetry={page.refetch} />
      </Page>
    );
  const { data } = page;
  const isMine = data?.created_by === user_id;
  const save = (options: PageOutput) =>
    change.mutate(
      { params: { id }, body: withoutLostMappings(options) },
      { onSuccess: () => notify.success({ title: t("ui:saved") }) },
    );
  return (
    <Page>
      <PageHeader
        title={data?.title ?? t("pages.title")}
        description={data && !isMine ? t("editor.readOnly", { name: nameOf(data.created_by) ?? "" }) : undefined}
        actions={data && <PageLinks page={data} />}
      />
      {isMine && <ConnectCalendarStep />}
      {data && <LeftHostsNotice page={data} />}
      {data ? (
        <BookingPageForm
          pageId={id}
          initial={optionsOf(data)}
          disabled={!isMine}
          isSaving={change.isPending}
          error={change.error}
          onSave={save}
        />
      ) : (
        <FormSkeleton />
      )}
    </Page>
  );
}
