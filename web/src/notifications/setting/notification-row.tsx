import { Table, Text, Link as TextLink } from "@chakra-ui/react";
import type { SettingView } from "@dure/domain/notifications/setting/setting";
import { Copy, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { ActionMenu } from "../../ui/action-menu";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useCopyNotification } from "./notification-queries";
import { NotificationSwitch } from "./notification-switch";
import { useTriggerSummary } from "./use-trigger-summary";

type NotificationRowProps = { setting: SettingView; onDelete: () => void };

/** A notification: its trigger and action, what is missing, and whether it is on. */
export function NotificationRow({ setting, onDelete }: NotificationRowProps) {
  const { t } = useTranslation("notifications");
  const navigate = useNavigate();
  const errorText = useErrorText();
  const copy = useCopyNotification();
  const summary = useTriggerSummary()(setting.trigger);
  const { id, action, problems } = setting;
  const title = setting.title || t("untitled");
  const place = `/settings/notifications/${id}`;
  const duplicate = () =>
    copy.mutate(
      { params: { id }, query: {} },
      {
        onSuccess: () => notify.success({ title: t("copied") }),
        onError: (refusal) => notify.error({ title: errorText(refusal) }),
      },
    );
  return (
    <Table.Row>
      <Table.Cell>
        <TextLink asChild fontWeight="medium">
          <Link to={place}>{title}</Link>
        </TextLink>
        <Text hideFrom="md" textStyle="xs" color="fg.muted">
          {summary}
        </Text>
        {problems[0] && (
          <Text textStyle="xs" color="fg.error">
            {t(`problem.${problems[0]}`)}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell hideBelow="md">{summary}</Table.Cell>
      <Table.Cell hideBelow="lg">
        {action.type === "slack" && action.value ? `#${action.value}` : t(`via.${action.type}`)}
      </Table.Cell>
      <Table.Cell>
        <NotificationSwitch setting={setting} />
      </Table.Cell>
      <Table.Cell textAlign="end">
        <ActionMenu
          label={t("actionsOf", { title })}
          actions={[
            { id: "edit", label: t("edit"), icon: Pencil, onSelect: () => navigate(place) },
            { id: "copy", label: t("copy"), icon: Copy, disabled: copy.isPending, onSelect: duplicate },
            { id: "delete", label: t("delete"), icon: Trash2, danger: true, onSelect: onDelete },
          ]}
        />
      </Table.Cell>
    </Table.Row>
  );
}
