import { Stack } from "@chakra-ui/react";
import { type Action, ASSIGNEE } from "@dure/domain/notifications/setting/setting";
import { useTranslation } from "react-i18next";
import { useMembers } from "../../records/member/member-queries";
import { ChannelField } from "../../records/slack/channel-field";
import { useSlackChannels } from "../../teams/team/slack-queries";
import { SelectInput } from "../../ui/form/select-input";
import { TextInput } from "../../ui/form/text-input";

type ActionFieldsProps = {
  action: Action;
  /** Whether the records can have an assignee. */
  isAssigned: boolean;
  onChange: (action: Action) => void;
};

const WAYS = ["slack", "in_app", "email"] as const;
const LONGEST_MESSAGE = 2000;
/** The hint shows the variables as they are typed. */
const VARIABLES = { title: "{{title}}", assignee: "{{assignee}}" };

/** How a notification is sent: to a channel, or to a member. */
export function ActionFields({ action, isAssigned, onChange }: ActionFieldsProps) {
  const { t } = useTranslation("notifications");
  const { channels } = useSlackChannels();
  const { active } = useMembers();
  const { type, channel, value, message } = action;
  const setWay = (next: Action["type"]) =>
    onChange({ ...action, type: next, channel: next === "slack" || !isAssigned ? "" : ASSIGNEE, value: "" });
  const pick = (id: string | null) =>
    onChange({ ...action, channel: id ?? "", value: channels.find((one) => one.id === id)?.name ?? "" });
  const people = active.map(({ userId, display_name, email }) => ({ value: userId, label: display_name || email }));
  const recipient = channel === ASSIGNEE && !isAssigned ? "" : channel;
  const known = [
    ...(recipient === "" ? [{ value: "", label: t("field.choose") }] : []),
    ...(isAssigned ? [{ value: ASSIGNEE, label: t("field.assignee") }] : []),
    ...people,
  ];
  const isGone = !known.some(({ value }) => value === recipient);
  return (
    <Stack gap="4">
      <SelectInput
        label={t("field.via")}
        value={type}
        options={WAYS.map((way) => ({ value: way, label: t(`via.${way}`) }))}
        onChange={setWay}
      />
      {type === "slack" ? (
        <ChannelField
          chosen={channel || null}
          chosenName={value}
          label={t("field.channel")}
          disabled={false}
          onPick={pick}
        />
      ) : (
        <SelectInput
          label={t("field.recipient")}
          value={recipient}
          options={isGone ? [{ value: recipient, label: t("field.gone") }, ...known] : known}
          onChange={(id) => onChange({ ...action, channel: id })}
        />
      )}
      <TextInput
        label={t("field.message")}
        hint={t("field.messageHint", VARIABLES)}
        rows={3}
        maxLength={LONGEST_MESSAGE}
        value={message}
        onChange={(next) => onChange({ ...action, message: next })}
      />
    </Stack>
  );
}
