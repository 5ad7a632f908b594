import { Button } from "@chakra-ui/react";
import { CalendarX2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { isRefusal } from "../../lib/call-error";
import { useMembers } from "../../records/member/member-queries";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { notify } from "../../ui/toast/notify";
import { ConnectCalendarStep } from "../calendar/connect-calendar-step";
import { BookingPageForm } from "./booking-page-form";
import { useBookingPage, useChangeBookingPage } from "./booking-page-queries";
import { withoutLostMappings } from "./editor/without-lost-mappings";
import { LeftHostsNotice } from "./hosts/left-hosts-notice";
import { usePageRights } from "./hosts/use-page-rights";
import { PageLinks } from "./list/page-links";
import { optionsOf, type PageOutput } from "./page-form-schema";

/** A published page. A member without the right to edit it can only look at it. */
export function EditBookingPage() {
  const { t } = useTranslation(["scheduling", "ui"]);
  const { id = "" } = useParams();
  const rightsTo = usePageRights();
  const page = useBookingPage(id);
  const { nameOf } = useMembers();
  const change = useChangeBookingPage();
  if (isRefusal(page.error, "NOT_FOUND", "BAD_REQUEST")) return <GonePage />;
  if (page.isError)
    return (
      <Page>
        <PageHeader title={t("pages.title")} />
        <ErrorState error={page.error} onRetry={page.refetch} />
      </Page>
    );
  const { data } = page;
  const mayChange = data !== undefined && rightsTo(data).mayChange;
  const save = (options: PageOutput, saved: () => void) =>
    change.mutate(
      { params: { id }, query: { based_on: data?.updated_at }, body: withoutLostMappings(options) },
      {
        onSuccess: () => {
          saved();
          notify.success({ title: t("ui:saved") });
        },
      },
    );
  return (
    <Page>
      <PageHeader
        title={data?.title ?? t("pages.title")}
        description={data && !mayChange ? t("editor.readOnly", { name: nameOf(data.created_by) ?? "" }) : undefined}
        actions={data && <PageLinks page={data} />}
      />
      {mayChange && <ConnectCalendarStep />}
      {data && <LeftHostsNotice page={data} />}
      {data ? (
        <BookingPageForm
          pageId={id}
          initial={optionsOf(data)}
          disabled={!mayChange}
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

/** Shown for a page that was deleted or that belongs to another team. */
function GonePage() {
  const { t } = useTranslation("scheduling");
  return (
    <Page>
      <EmptyState
        icon={CalendarX2}
        title={t("pages.gone.title")}
        action={
          <Button asChild mt="2" variant="outline">
            <Link to="/booking-pages">{t("pages.gone.back")}</Link>
          </Button>
        }
      />
    </Page>
  );
}
