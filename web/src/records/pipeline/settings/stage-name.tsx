import { chakra, Input, Text } from "@chakra-ui/react";
import { StageLabel } from "@dure/domain/records/pipeline/pipeline";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../ui/use-error-text";
import { EditorFrame } from "../../field/editors/editor-frame";
import { useRenameStage } from "./use-pipeline-changes";

type StageNameProps = { pipelineId: string; stage: { id: string; label: string } };

/** A stage's name, renamed in place. */
export function StageName({ pipelineId, stage }: StageNameProps) {
  const { t } = useTranslation("records");
  const errorId = useId();
  const errorText = useErrorText();
  const rename = useRenameStage();
  const [draft, setDraft] = useState<string>();
  const begin = () => {
    rename.reset();
    setDraft(stage.label);
  };
  const commit = () => {
    const label = StageLabel.safeParse(draft).data;
    setDraft(undefined);
    if (label && label !== stage.label)
      rename.mutate({ params: { id: pipelineId, stageId: stage.id }, body: { label } });
  };
  if (draft !== undefined)
    return (
      <EditorFrame onCommit={commit} onCancel={() => setDraft(undefined)}>
        <Input
          size="sm"
          autoFocus
          value={draft}
          maxLength={60}
          aria-label={t("pipelineSettings.stageName")}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setDraft(target.value)}
        />
      </EditorFrame>
    );
  return (
    <>
      <chakra.button
        type="button"
        aria-label={t("pipelineSettings.renameStage", { label: stage.label })}
        aria-describedby={rename.isError ? errorId : undefined}
        minH={{ base: "10", md: "8" }}
        px="1.5"
        rounded="l2"
        textAlign="start"
        minW="0"
        maxW="full"
        truncate
        cursor="text"
        focusVisibleRing="inside"
        _hover={{ bg: "bg.muted" }}
        onClick={begin}
      >
        {rename.isPending ? rename.variables.body.label : stage.label}
      </chakra.button>
      {rename.isError && (
        <Text id={errorId} role="alert" textStyle="xs" color="fg.error" px="1.5">
          {errorText(rename.error)}
        </Text>
      )}
    </>
  );
}
