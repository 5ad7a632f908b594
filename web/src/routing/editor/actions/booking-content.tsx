import { Button, Field, Stack, Switch, Text } from "@chakra-ui/react";
import { CalendarCog } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAreaParts } from "../../../lib/area-parts";
import { useMembers } from "../../../records/member/member-queries";
import type { PropsOf } from "./groups";

type Booking = PropsOf<"routeTo">;

type BookingContentProps = {
  props: Booking;
  error: string | undefined;
  onChange: (changes: Partial<Booking>) => void;
};

/** Who meets the visitors of a group, and how; or who gets their leads without a meeting. */
export function BookingContent({ props, error, onChange }: BookingContentProps) {
  const { t } = useTranslation("routing");
  const { GroupPageForm, GroupPageSummary } = useAreaParts();
  const { nameOf } = useMembers();
  const [isOpen, setOpen] = useState(false);
  const { linkId, without_meeting: withoutMeeting, assignee_ids } = props;
  return (
    <Field.Root invalid={Boolean(error)}>
      <Stack gap="3" w="full" align="flex-start">
        {withoutMeeting ? (
          <Text color="fg.muted">{assignee_ids.map((id) => nameOf(id) ?? "").join(", ")}</Text>
        ) : (
          GroupPageSummary && (
            <Suspense>
              <GroupPageSummary linkId={linkId} />
            </Suspense>
          )
        )}
        {GroupPageForm && (
          <Button variant="outline" onClick={() => setOpen(true)}>
            <CalendarCog aria-hidden />
            {t("actions.meeting")}
          </Button>
        )}
        <Switch.Root
          size="sm"
          alignItems="flex-start"
          checked={withoutMeeting}
          onCheckedChange={({ checked }) => onChange({ without_meeting: checked })}
        >
          <Switch.HiddenInput />
          <Switch.Control mt="0.5" />
          <Switch.Label fontWeight="normal">
            {t("actions.withoutMeeting")}
            <Text color="fg.muted">{t("actions.withoutMeetingHint")}</Text>
          </Switch.Label>
        </Switch.Root>
      </Stack>
      {error && <Field.ErrorText role="alert">{error}</Field.ErrorText>}
      {isOpen && GroupPageForm && (
        <Suspense>
          <GroupPageForm
            linkId={linkId}
            onSaved={({ attendees }) => {
              setOpen(false);
              onChange({ assignee_ids: [...attendees] });
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Field.Root>
  );
}
