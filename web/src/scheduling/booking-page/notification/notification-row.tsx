import { Box, Flex, IconButton, Stack, Text } from "@chakra-ui/react";
import type { Notification } from "@dure/domain/scheduling/notification/notification";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ChannelField } from "../../../records/slack/channel-field";
import { LabelledSelect } from "./labelled-select";
import { MailFields } from "./mail-fields";
import { mediaOf, newNotification } from "./new-notification";
import { ReminderTime } from "./reminder-time";

type NotificationRowProps = {
  /** The notification's title, if there are several. */
  title: string;
  one: Notification;
  disabled: boolean;
  /** Whether the form or the server refuses the notifications. */
  invalid: boolean;
  /** Whether the mail's sender and copies are shown. */
  isOpen: boolean;
  onToggle: () => void;
  onChange: (one: Notification) => void;
  onRemove: () => void;
};

/** One notification: its medium, recipient and text. */
export function NotificationRow(props: NotificationRowProps) {
  const { title, one, disabled, invalid, isOpen, onToggle, onChange, onRemove } = props;
  const { t } = useTranslation("scheduling");
  const { type, medium, send_at } = one;
  return (
    <Box as="li" borderWidth="1px" rounded="l2" p="3">
      <Stack role="group" aria-label={title} gap="3">
        <Flex justify="space-between" align="center" gap="2">
          {type === "reminder" && send_at ? (
            <Flex gap="2" wrap="wrap" minW="0">
              <LabelledSelect
                label={t("notification.mediumOf", { title })}
                value={medium.type}
                options={mediaOf(type).map((value) => ({ value, label: t(`notification.medium.${value}`) }))}
                disabled={disabled}
                onChange={(chosen) => onChange({ ...newNotification(type, chosen), send_at })}
              />
              <ReminderTime
                title={title}
                value={send_at}
                disabled={disabled}
                invalid={invalid}
                onChange={(changed) => onChange({ ...one, send_at: changed })}
              />
            </Flex>
          ) : (
            <Text fontWeight="medium">{t(`notification.medium.${medium.type}`)}</Text>
          )}
          {!disabled && (
            <IconButton
              variant="ghost"
              size="xs"
              alignSelf="flex-start"
              aria-label={t("notification.remove", { title })}
              onClick={onRemove}
            >
              <X />
            </IconButton>
          )}
        </Flex>
        {medium.type === "email" && (
          <MailFields
            {...{ title, medium, disabled, invalid, isOpen, onToggle }}
            recipient={type === "reminder" ? null : one.recipient}
            onChange={(changes) => onChange({ ...one, ...changes })}
          />
        )}
        {medium.type === "kakao" && (
          <Text color="fg.muted" textStyle="sm">
            {t("notification.kakaoHint")}
          </Text>
        )}
        {medium.type === "slack" && (
          <ChannelField
            chosen={medium.slackChannelId || null}
            label={t("notification.channelOf", { title })}
            disabled={disabled}
            onPick={(id) => onChange({ ...one, medium: { type: "slack", slackChannelId: id ?? "" } })}
          />
        )}
        {medium.type === "slack" && invalid && !medium.slackChannelId && (
          <Text role="alert" color="fg.error" textStyle="xs">
            {t("notification.channelRule")}
          </Text>
        )}
      </Stack>
    </Box>
  );
}
