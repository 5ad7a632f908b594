import { Button, Field, Stack, Switch, Text } from "@chakra-ui/react";
import { CalendarCog } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAreaParts } from "../../../lib/area-parts";
import { MembersField } from "../../../records/member/members-field";
import { type PropsOf, pageOf } from "./groups";

type Booking = PropsOf<"routeTo">;

type BookingContentProps = {
  groupId: string;
  props: Booking;
  error: string | undefined;
  onChange: (changes: Partial<Booking>) => void;
};

/** The settings of a group's meetings, or of its assignees if it has no meeting. */
export function BookingContent({ groupId, props, error, onChange }: BookingContentProps) {
  const { t } = useTranslation("routing");
  const { GroupPageForm, GroupPageSummary } = useAreaParts();
  const [isOpen, setOpen] = useState(false);
  const { without_meeting: withoutMeeting, assignee_ids } = props;
  const page = pageOf(groupId, props);

  // A meeting needs a booking page, which is created first.
  const setWithout = (without: boolean) => (without || page ? onChange({ without_meeting: without }) : setOpen(true));
  return (
    <Field.Root invalid={Boolean(error)}>
      <Stack gap="3" w="full" align="flex-start">
        {page && GroupPageSummary && (
          <Suspense>
            <GroupPageSummary linkId={page} />
          </Suspense>
        )}
        {page && (
          <Button variant="outline" onClick={() => setOpen(true)}>
            <CalendarCog aria-hidden />
            {t("actions.meeting")}
          </Button>
        )}
        {!page && (
          <MembersField
            label={t("actions.assignees")}
            value={assignee_ids}
            addLabel={t("actions.addAssignee")}
            removeLabel={(name) => t("actions.removeAssignee", { name })}
            onChange={(ids) => onChange({ assignee_ids: ids })}
          />
        )}
        <Switch.Root
          size="sm"
          alignItems="flex-start"
          checked={withoutMeeting}
          onCheckedChange={({ checked }) => setWithout(checked)}
        >
          <Switch.HiddenInput />
          <Switch.Control mt="0.5" />
          <Switch.Label fontWeight="normal" lineHeight="short">
            {t("actions.withoutMeeting")}
            <Text as="span" display="block" color="fg.muted">
              {t("actions.withoutMeetingHint")}
            </Text>
          </Switch.Label>
        </Switch.Root>
      </Stack>
      {error && <Field.ErrorText role="alert">{error}</Field.ErrorText>}
      {isOpen && GroupPageForm && (
        <Suspense>
          <GroupPageForm
            linkId={page}
            onSaved={({ linkId, attendees }) => {
              setOpen(false);
              onChange({ linkId, assignee_ids: [...attendees], ...(!page && { without_meeting: false }) });
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Field.Root>
  );
}
