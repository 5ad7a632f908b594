import { Button, HStack, Spinner, Stack, Text } from "@chakra-ui/react";
import type { Draft, DraftKind } from "@dure/domain/journeys/draft/draft";
import { Copy, StickyNote } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useRemoteFlag } from "../../teams/team/flag-queries";
import { useCopy } from "../../ui/copy/use-copy";
import { ErrorState } from "../../ui/error-state";
import { Modal } from "../../ui/modal";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { type Drafted, useKeepDraft, useWriteDraft } from "./draft-queries";
import { DraftSources } from "./draft-sources";
import { draftText } from "./draft-text";

type DraftDialogProps = { about: Drafted; kind: DraftKind; onClose: () => void };

/** A draft while it is written, and the member's actions on it. Closing the dialog discards the draft. */
export function DraftDialog({ about, kind, onClose }: DraftDialogProps) {
  const { t } = useTranslation("journeys");
  const write = useWriteDraft(about);
  const begun = useRef(false);
  const { mutate } = write;
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate(kind);
  }, [mutate, kind]);
  const draft = write.data?.draft;
  return (
    <Modal
      open
      size="lg"
      title={t(`draft.start.${kind}`)}
      onClose={onClose}
      footer={draft && <DraftActions about={about} draft={draft} onKept={onClose} />}
    >
      {write.error && <ErrorState error={write.error} onRetry={() => mutate(kind)} />}
      {!draft && !write.error && (
        <HStack gap="2" role="status" py="6" justify="center">
          <Spinner size="sm" />
          {t("draft.writing")}
        </HStack>
      )}
      {draft && <DraftBody draft={draft} />}
    </Modal>
  );
}

function DraftBody({ draft }: { draft: Draft }) {
  const { t } = useTranslation("journeys");
  const { subject, parts, usage, model } = draft;
  return (
    <Stack gap="3">
      <Text textStyle="xs" color="fg.muted">
        {t("draft.hint")}
      </Text>
      {subject !== "" && <Text fontWeight="semibold">{subject}</Text>}
      {parts.map(({ text, sources }) => (
        <Text key={text} whiteSpace="pre-line">
          {text}{" "}
          <Text as="span" textStyle="xs" color="fg.muted">
            {sources.map((number) => `[${number}]`).join("")}
          </Text>
        </Text>
      ))}
      <DraftSources sources={draft.sources} />
      <Text textStyle="xs" color="fg.muted">
        {t("draft.cost", { model, tokens: usage.input_tokens + usage.output_tokens })}
      </Text>
    </Stack>
  );
}

function DraftActions({ about, draft, onKept }: { about: Drafted; draft: Draft; onKept: () => void }) {
  const { t } = useTranslation("journeys");
  const errorText = useErrorText();
  const copy = useCopy();
  const mayCopy = !useRemoteFlag("disable_copy_paste");
  const keep = useKeepDraft(about);
  const text = draftText(draft);
  return (
    <>
      <Button
        variant="outline"
        loading={keep.isPending}
        onClick={() =>
          keep.mutate(text, {
            onSuccess: () => {
              notify.success({ title: t("draft.kept") });
              onKept();
            },
            onError: (error) => notify.error({ title: errorText(error) }),
          })
        }
      >
        <StickyNote aria-hidden />
        {t("draft.keep")}
      </Button>
      {mayCopy && (
        <Button onClick={async () => (await copy(text)) && notify.success({ title: t("draft.copied") })}>
          <Copy aria-hidden />
          {t("draft.copy")}
        </Button>
      )}
    </>
  );
}
