import { Box, Button, Flex, Input, Text } from "@chakra-ui/react";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { StageLabel } from "@dure/domain/records/pipeline/pipeline";
import { Plus } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../ui/use-error-text";
import { useAddStage } from "./use-pipeline-changes";

/** A line at the end of a status group that makes its next stage. It stays for the one after. */
export function AddStage({
  pipelineId,
  status,
}: {
  pipelineId: string;
  status: Pipeline["statuses"][number]["status"];
}) {
  const { t } = useTranslation(["records", "ui"]);
  const errorId = useId();
  const errorText = useErrorText();
  const add = useAddStage();
  const [draft, setDraft] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const label = StageLabel.safeParse(draft).data;
    if (!label || add.isPending) return;
    const body = { status_stages: [{ status, stages: [{ label }] }] };
    add.mutate({ params: { id: pipelineId }, body }, { onSuccess: () => setDraft("") });
  };
  if (draft === undefined)
    return (
      <Button variant="ghost" size="xs" alignSelf="start" onClick={() => setDraft("")}>
        <Plus aria-hidden />
        {t("records:pipelineSettings.addStage")}
      </Button>
    );
  return (
    <Box>
      <Flex as="form" gap="2" px="1.5" onSubmit={submit}>
        <Input
          autoFocus
          value={draft}
          maxLength={60}
          aria-label={t("records:pipelineSettings.newStageName")}
          placeholder={t("records:pipelineSettings.newStageName")}
          aria-invalid={add.isError}
          aria-describedby={add.isError ? errorId : undefined}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={({ key }) => key === "Escape" && setDraft(undefined)}
        />
        <Button type="submit" loading={add.isPending} disabled={draft.trim() === ""}>
          {t("records:pipelineSettings.add")}
        </Button>
        <Button variant="outline" onClick={() => setDraft(undefined)}>
          {t("ui:close")}
        </Button>
      </Flex>
      {add.isError && (
        <Text id={errorId} role="alert" textStyle="xs" color="fg.error" px="1.5" pt="1">
          {errorText(add.error)}
        </Text>
      )}
    </Box>
  );
}
