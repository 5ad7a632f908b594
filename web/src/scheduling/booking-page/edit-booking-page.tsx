import { Badge, Button, HStack } from "@chakra-ui/react";
import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { useProfile } from "../../identity/user/user-queries";
import { useMembers } from "../../records/member/member-queries";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { notify } from "../../ui/toaster";
import { useCalendars } from "../calendar/calendar-queries";
import { ConnectCalendarStep } from "../calendar/connect-calendar-step";
import { BookingPageForm } from "./booking-page-form";
import { useBookingPage, useChangeBookingPage } from "./booking-page-queries";
import { CopyLinkButton } from "./copy-link-button";
import { optionsOf } from "./page-form-schema";

/** A published page; that of another member can be looked at only. */
export function EditBookingPage() {
  const { t } = useTranslation(["scheduling", "ui"]);
  const { id = "" } = useParams();
  const { user_id } = useProfile();
  const page = useBookingPage(id);
  const { nameOf } = useMembers();
  const calendars = useCalendars();
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
  const save = (body: ReturnType<typeof optionsOf>) =>
    change.mutate({ params: { id }, body }, { onSuccess: () => notify.success({ title: t("ui:saved") }) });
  return (
    <Page>
      <PageHeader
        title={data?.title ?? t("pages.title")}
        description={data && !isMine ? t("editor.readOnly", { name: nameOf(data.created_by) ?? "" }) : undefined}
        actions={
          data && (
            <HStack gap="2">
              {data.state === "expired" && <Badge>{t("pages.state.expired")}</Badge>}
              <CopyLinkButton link={data.link} title={data.title} />
              <Button asChild size="xs" variant="outline">
                <a href={data.link} target="_blank" rel="noreferrer">
                  <ExternalLink aria-hidden />
                  {t("pages.open")}
                </a>
              </Button>
            </HStack>
          )
        }
      />
      {isMine && <ConnectCalendarStep />}
      {data && !calendars.isPending ? (
        <BookingPageForm
          initial={optionsOf(data)}
          calendars={isMine ? (calendars.data ?? []) : []}
          submitLabel={t("ui:save")}
          disabled={!isMine}
          isSaving={change.isPending}
          isSaved={false}
          error={change.error}
          onSave={save}
        />
      ) : (
        <FormSkeleton />
      )}
    </Page>
  );
}
