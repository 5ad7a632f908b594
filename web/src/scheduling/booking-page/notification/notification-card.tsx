import { Button, Stack, Text } from "@chakra-ui/react";
import {
  MAX_REMINDERS,
  type Notification,
  type NotificationType,
} from "@dure/domain/scheduling/notification/notification";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../../ui/action-menu";
import { FormSection } from "../form-section";
import { mediaOf, newNotification } from "./new-notification";
import { NotificationRow } from "./notification-row";

type NotificationCardProps = {
  type: NotificationType;
  /** The notifications of this type, with their indices among all notifications. */
  rows: readonly { one: Notification; index: number }[];
  disabled: boolean;
  invalid: boolean;
  /** The index of the notification whose sender and copies are shown. */
  open: number | null;
  onOpen: (index: number | null) => void;
  onAdd: (one: Notification) => void;
  onChange: (index: number, one: Notification) => void;
  onRemove: (index: number) => void;
};

/** The notifications about one kind of event in a meeting's life. */
export function NotificationCard(props: NotificationCardProps) {
  const { type, rows, disabled, invalid, open, onOpen, onAdd, onChange, onRemove } = props;
  const { t } = useTranslation("scheduling");
  const name = t(`notification.type.${type}`);
  const canAdd = !disabled && (type !== "reminder" || rows.length < MAX_REMINDERS);
  return (
    <FormSection title={name} description={t(`notification.hint.${type}`)}>
      {rows.length === 0 && <Text color="fg.muted">{t(`notification.none.${type}`)}</Text>}
      <Stack as="ul" listStyleType="none" gap="3">
        {rows.map(({ one, index }, place) => (
          <NotificationRow
            key={index}
            title={t("notification.number", { type: name, number: place + 1 })}
            one={one}
            disabled={disabled}
            invalid={invalid}
            isOpen={open === index}
            onToggle={() => onOpen(open === index ? null : index)}
            onChange={(changed) => onChange(index, changed)}
            onRemove={() => onRemove(index)}
          />
        ))}
      </Stack>
      {canAdd && type === "reminder" && (
        <AddButton label={t("notification.addReminder")} onClick={() => onAdd(newNotification(type))} />
      )}
      {canAdd && type !== "reminder" && (
        <ActionMenu
          label={t("notification.add", { type: name })}
          trigger={<AddButton label={t("notification.add", { type: name })} />}
          actions={mediaOf(type).map((medium) => ({
            id: medium,
            label: t(`notification.medium.${medium}`),
            onSelect: () => onAdd(newNotification(type, medium)),
          }))}
        />
      )}
    </FormSection>
  );
}

function AddButton({ label, ...button }: { label: string; onClick?: () => void }) {
  return (
    <Button variant="outline" alignSelf="flex-start" {...button}>
      <Plus aria-hidden />
      {label}
    </Button>
  );
}
