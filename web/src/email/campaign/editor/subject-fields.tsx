import { Flex, Stack } from "@chakra-ui/react";
import type { CampaignContent } from "@dure/domain/email/campaign/campaign";
import { variablesIn } from "@dure/domain/email/variable/variable";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../../ui/form/text-input";
import { useMailVariables } from "../../document/use-mail-variables";
import { VariableMenu } from "../../document/variable-menu";

type Subject = Pick<CampaignContent, "subject" | "variables" | "preview_text">;
type SubjectFieldsProps = {
  draft: { content: Subject; set: (change: Partial<Subject>) => void };
  /** The other subject of an A/B test, whose variables need fallbacks too. */
  otherSubject?: string | undefined;
};

/** A mail's subject with variables, a fallback for each of them, and the text that inboxes show beside it. */
export function SubjectFields({ draft: { content, set }, otherSubject = "" }: SubjectFieldsProps) {
  const { t } = useTranslation("email");
  const variables = useMailVariables(["record"]);
  const labels = new Map(variables.map(({ id, label }) => [id, label]));
  return (
    <>
      <Stack gap="1">
        <TextInput
          label={t("campaigns.subject")}
          required
          maxLength={200}
          value={content.subject}
          onChange={(subject) => set({ subject })}
        />
        <Flex>
          <VariableMenu
            label={t("tool.subjectVariable")}
            variables={variables}
            onPick={(id) => set({ subject: `${content.subject}{{${id}}}` })}
          />
        </Flex>
      </Stack>
      {variablesIn(`${content.subject} ${otherSubject}`).map((name) => (
        <TextInput
          key={name}
          label={t("campaigns.fallbackOf", { name: labels.get(name) ?? name })}
          hint={t("campaigns.fallbackHint")}
          required
          maxLength={200}
          value={content.variables[name] ?? ""}
          onChange={(text) => set({ variables: { ...content.variables, [name]: text } })}
        />
      ))}
      <TextInput
        label={t("campaigns.previewText")}
        hint={t("campaigns.previewTextHint")}
        maxLength={200}
        value={content.preview_text}
        onChange={(preview_text) => set({ preview_text })}
      />
    </>
  );
}
