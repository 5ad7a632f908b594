import { Heading, Stack, Text } from "@chakra-ui/react";
import { MAX_GROUPS } from "@dure/domain/routing/logic/serialized-logic";
import type { RouterProblem } from "@dure/domain/routing/router/router-problem";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocalizedText } from "../../../lib/language/use-localized-text";
import type { StepProps } from "../draft";
import { AddGroup } from "./add-group";
import { DisqualifiedCard } from "./disqualified-card";
import { GroupCard } from "./group-card";
import { withChangedGroup, withGroup, withoutGroup } from "./groups";
import type { OutcomeErrors } from "./outcome-fields";
import { RemoveGroupDialog } from "./remove-group-dialog";

/** The outcomes that visitors get (a meeting, a message or a redirection), each with what happens to the submission. */
export function ActionsStep({ draft, onChange, problems }: StepProps) {
  const { t } = useTranslation("routing");
  const localize = useLocalizedText();
  const [removed, setRemoved] = useState<string>();
  const wrongAt = (id: string): OutcomeErrors => {
    const wrong = (part: RouterProblem["part"]) => problems.find((one) => one.target === id && one.part === part);
    const [content, mail] = [wrong(null), wrong("mail")];
    return { content: content && localize(content.text), mail: mail && localize(mail.text) };
  };
  return (
    <Stack gap="6" w="full" maxW="3xl" mx="auto" pb="10">
      <Stack as="section" gap="3" aria-labelledby="groups-title">
        <Stack gap="0.5">
          <Heading as="h2" id="groups-title" size="sm" fontWeight="semibold">
            {t("actions.groups")}
          </Heading>
          <Text color="fg.muted">{t("actions.groupsHint")}</Text>
        </Stack>
        {draft.groups.length > 0 && (
          <Stack as="ul" listStyleType="none" gap="3" aria-labelledby="groups-title">
            {draft.groups.map((group) => (
              <GroupCard
                key={group.id}
                group={group}
                errors={wrongAt(group.id)}
                onChange={(changed) => onChange((before) => withChangedGroup(before, changed))}
                onRemove={() => setRemoved(group.id)}
              />
            ))}
          </Stack>
        )}
        <AddGroup
          isFull={draft.groups.length >= MAX_GROUPS}
          nextName={t("actions.groupNumber", { number: draft.groups.length + 1 })}
          onAdd={(group) => onChange((before) => withGroup(before, group))}
        />
      </Stack>
      <DisqualifiedCard
        result={draft.default}
        errors={wrongAt(draft.default.id)}
        onChange={(changed) => onChange((before) => ({ ...before, default: changed }))}
      />
      <RemoveGroupDialog
        draft={draft}
        groupId={removed}
        onRemove={(id) => onChange((before) => withoutGroup(before, id))}
        onClose={() => setRemoved(undefined)}
      />
    </Stack>
  );
}
