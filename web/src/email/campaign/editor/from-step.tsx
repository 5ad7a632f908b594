import { HStack, Stack } from "@chakra-ui/react";
import { variablesIn } from "@dure/domain/email/variable/variable";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../../ui/form/text-input";
import { useMailVariables } from "../../document/use-mail-variables";
import { VariableMenu } from "../../document/variable-menu";
import { AbTestFields } from "./ab-test-fields";
import { SenderFields } from "./sender-fields";
import type { CampaignDraft } from "./use-campaign-draft";

/** From whom, and under which subject. */
export function FromStep({ draft }: { draft: CampaignDraft }) {
  const { t } = useTranslation("email");
  const { content, set } = draft;
  const variables = useMailVariables(["record"]);
  const labels = new Map(variables.map(({ id, label }) => [id, label]));
  const named = variablesIn(`${content.subject} ${content.ab_test?.subject ?? ""}`);
  return (
    <Stack gap="4" maxW="2xl">
      <SenderFields draft={draft} />
      <Stack gap="1">
        <TextInput
          label={t("campaigns.subject")}
          required
          maxLength={200}
          value={content.subject}
          onChange={(subject) => set({ subject })}
        />
        <HStack>
          <VariableMenu
            label={t("tool.subjectVariable")}
            variables={variables}
            onPick={(id) => set({ subject: `${content.subject}{{${id}}}` })}
          />
        </HStack>
      </Stack>
      {named.map((name) => (
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
      <AbTestFields draft={draft} />
    </Stack>
  );
}
