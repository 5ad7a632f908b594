import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../../identity/user/user-queries";
import type { GroupPageFormProps } from "../../../lib/area-parts";
import { isRefusal } from "../../../lib/call-error";
import { randomId } from "../../../lib/random-id";
import { browserTimeZone } from "../../../lib/zone/browser-time-zone";
import { useBookingDefaults } from "../../booking-defaults/booking-defaults-queries";
import { useBookingPage, useChangeBookingPage, useCreateBookingPage } from "../booking-page-queries";
import { newGroupPage, optionsOf, type PageOutput } from "../page-form-schema";
import { GroupPageDialog } from "./group-page-dialog";

/**
 * How the attendees of a router's group meet, as a booking page of its own. The page is created before its group, so
 * that no router leads to a missing page; a page without a group shows in no list. A group whose page is deleted gets a
 * new one.
 */
export function GroupPageForm({ linkId, ...rest }: GroupPageFormProps) {
  return linkId === null ? <NewGroupPage {...rest} /> : <KeptGroupPage linkId={linkId} {...rest} />;
}

type Rest = Omit<GroupPageFormProps, "linkId">;

const attendeesOf = ({ organizers }: PageOutput) => organizers.map(({ id }) => id);

function NewGroupPage({ onSaved, onClose }: Rest) {
  const { t } = useTranslation("scheduling");
  const { user_id } = useProfile();
  const defaults = useBookingDefaults(user_id);
  const create = useCreateBookingPage();
  // The id makes a repeated request idempotent; a retry with other options may use the same one.
  const [linkId] = useState(randomId);
  const [timezone] = useState(browserTimeZone);
  const initial =
    defaults.data && newGroupPage({ title: t("group.title"), attendee: user_id, timezone }, defaults.data);
  const save = (body: PageOutput) =>
    create.mutate(
      { params: { id: linkId }, body },
      { onSuccess: () => onSaved({ linkId, attendees: attendeesOf(body) }) },
    );
  return (
    <GroupPageDialog
      pageId={undefined}
      initial={initial}
      isSaving={create.isPending}
      error={create.error}
      loadError={defaults.error}
      onSave={save}
      onClose={onClose}
    />
  );
}

function KeptGroupPage({ linkId, onSaved, onClose }: Rest & { linkId: string }) {
  const page = useBookingPage(linkId);
  const change = useChangeBookingPage();
  const isGone = isRefusal(page.error, "NOT_FOUND");
  const save = (body: PageOutput, saved: () => void) =>
    change.mutate(
      { params: { id: linkId }, query: { based_on: page.data?.updated_at }, body },
      {
        onSuccess: () => {
          saved();
          onSaved({ linkId, attendees: attendeesOf(body) });
        },
      },
    );
  if (isGone) return <NewGroupPage onSaved={onSaved} onClose={onClose} />;
  return (
    <GroupPageDialog
      pageId={linkId}
      initial={page.data && optionsOf(page.data)}
      isSaving={change.isPending}
      error={change.error}
      loadError={page.error}
      onSave={save}
      onClose={onClose}
    />
  );
}
