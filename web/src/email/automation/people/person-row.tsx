import { Badge, Box, Table, Text } from "@chakra-ui/react";
import type { Automation } from "@dure/domain/email/automation/automation";
import type { EnrollmentView } from "@dure/domain/email/automation/automation-api";
import { isOver } from "@dure/domain/email/automation/enrollment";
import { findStep } from "@dure/domain/email/automation/steps";
import { ExternalLink, UserMinus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ActionMenu } from "../../../ui/action-menu";
import { useFormat } from "../../../ui/use-format";
import { useStepTexts } from "../editor/use-step-texts";
import { RemovePersonDialog } from "./remove-person-dialog";

const COLORS = { running: "blue", paused: "orange", finished: "green", stopped: "gray" } as const;

type PersonRowProps = { automation: Automation; person: EnrollmentView; mayChange: boolean };

/** A person in an automation: where they are, and why they left. */
export function PersonRow({ automation, person, mayChange }: PersonRowProps) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { titleOf } = useStepTexts();
  const { email, status, stop_reason, step_id, waiting, due_at, record_id, version, entered_at } = person;
  const step = step_id === null ? undefined : findStep(automation.actions, step_id);
  const where = isOver(person) ? "" : step ? titleOf(step) : t("people.versionOf", { version });
  const due = waiting && !isOver(person) ? t("people.due", { time: format.dateTime(due_at) }) : "";
  return (
    <Table.Row>
      <Table.Cell>
        <Text>{email || t("people.noEmail")}</Text>
        <Box hideFrom="md" textStyle="xs" color="fg.muted">
          {(where || due) && <Text>{[where, due].filter(Boolean).join(" · ")}</Text>}
          <Text>
            {t("people.column.entered")} {format.dateTime(entered_at)}
          </Text>
        </Box>
      </Table.Cell>
      <Table.Cell>
        <Badge colorPalette={COLORS[status]}>{t(`people.status.${status}`)}</Badge>
        {stop_reason && (
          <Text textStyle="xs" color="fg.muted">
            {t(`people.stop_reason.${stop_reason}`)}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell hideBelow="md">
        {where}
        {due && (
          <Text textStyle="xs" color="fg.muted">
            {due}
          </Text>
        )}
      </Table.Cell>
      <Table.Cell hideBelow="md">{format.dateTime(entered_at)}</Table.Cell>
      <Table.Cell textAlign="end">
        <ActionMenu
          label={t("step.actionsOf", { title: email || t("people.noEmail") })}
          actions={[
            {
              id: "record",
              label: t("people.record"),
              icon: ExternalLink,
              onSelect: () => navigate(`/leads/${record_id}`),
            },
            {
              id: "remove",
              label: t("people.remove"),
              icon: UserMinus,
              danger: true,
              disabled: !mayChange || isOver(person),
              hint: isOver(person) ? t("people.isOver") : mayChange ? undefined : t("automationEditor.readOnly"),
              onSelect: () => setAsking(true),
            },
          ]}
        />
        {isAsking && <RemovePersonDialog automation={automation} person={person} onClose={() => setAsking(false)} />}
      </Table.Cell>
    </Table.Row>
  );
}
